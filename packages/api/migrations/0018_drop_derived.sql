ALTER TABLE "places" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "name_key";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "type_key";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "tag_keys";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "neighbourhoods";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "status_ends";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "announce_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"count" bigint;
	"version" bigint;
BEGIN
	-- An import, restore or reset writes one row for all of its changes.
	IF current_setting('flaneur.changes', true) = 'all' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'TRUNCATE' THEN
		PERFORM "announce_all_places"();
		RETURN NULL;
	END IF;
	SELECT count(*) INTO "count" FROM "changed";
	IF "count" > 1000 THEN
		PERFORM "announce_all_places"();
		RETURN NULL;
	END IF;
	IF "count" = 0 THEN
		RETURN NULL;
	END IF;
	-- Versions are in the order of the commits: the lock is held until the end of the transaction.
	PERFORM pg_advisory_xact_lock(7501175023);
	SELECT coalesce(max("listing_version"), 0) + 1 INTO "version" FROM "listing_changes";
	INSERT INTO "listing_changes" ("listing_version", "place_id") SELECT "version", "id" FROM "changed";
	DELETE FROM "listing_changes" WHERE "number" <= (SELECT max("number") FROM "listing_changes") - 10000;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "announce_all_places"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7501175023);
	INSERT INTO "listing_changes" ("listing_version") SELECT coalesce(max("listing_version"), 0) + 1 FROM "listing_changes";
END
$$;
--> statement-breakpoint
DELETE FROM "meta" WHERE "name" = 'derived-columns';