import { isAddressComplete } from "@flaneur/domain";
import { AddressChangeDialog, type AddressChangeStep, addressFormState, useAccountMessages } from "@flaneur/ui/account";
import type { SnapshotFrom } from "xstate";
import type { AddressChangeEvent, addressChangeMachine } from "./address-change.machine.ts";

export interface AddressChangeProps {
  readonly snapshot: SnapshotFrom<typeof addressChangeMachine>;
  readonly send: (event: AddressChangeEvent) => void;
  readonly onClose: () => void;
}

/** The dialog that changes the email address of an account. */
export function AddressChange({ snapshot, send, onClose }: AddressChangeProps) {
  const messages = useAccountMessages();
  const { fields, faults, failure } = snapshot.context;
  const step = stepOf(snapshot);
  const isPending = snapshot.matches({ asking: "sending" }) || snapshot.matches({ confirming: "saving" });
  return (
    <AddressChangeDialog
      open={!snapshot.matches("closed")}
      step={step}
      state={addressFormState(
        {
          fields,
          faults,
          failure,
          isComplete: step.kind === "confirm" || isAddressComplete(fields),
          progress: isPending ? "pending" : "editing",
        },
        messages,
      )}
      onValueChange={(field, text) => send({ type: "address.edit", field, text })}
      onLeave={(field) => send({ type: "address.blur", field })}
      onSubmit={() => send({ type: "address.submit" })}
      onClose={onClose}
    />
  );
}

function stepOf(snapshot: AddressChangeProps["snapshot"]): AddressChangeStep {
  const { address: email } = snapshot.context;
  if (snapshot.matches("sent")) return { kind: "sent", email };
  if (snapshot.matches("done")) return { kind: "done", email };
  return { kind: snapshot.matches("confirming") ? "confirm" : "ask" };
}
