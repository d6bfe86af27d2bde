import { jwtVerify, SignJWT } from "jose";

const ALGORITHM = "HS256";
const ISSUER = "flaneur";

/** The content of a token: the user, and the session. */
export interface Claims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Signs a token for a user and a session. */
export function signToken(secret: Uint8Array, claims: Claims, issuedAt: Date, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/**
 * Returns the content of a token; null when the token is signed with none of these keys, altered, or expired at `now`.
 */
export async function readToken(secrets: readonly Uint8Array[], token: string, now: Date): Promise<Claims | null> {
  for (const secret of secrets) {
    const claims = await verifyToken(secret, token, now);
    if (claims !== null) return claims;
  }
  return null;
}

async function verifyToken(secret: Uint8Array, token: string, now: Date): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ["sub", "sid", "exp"],
      currentDate: now,
    });
    const { sub, sid } = payload;
    return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}
