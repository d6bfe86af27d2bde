CREATE TABLE "listing_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_version" bigint NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	"place_id" text COLLATE "C"
);
--> statement-breakpoint
DROP INDEX "places_by_name";--> statement-breakpoint
DROP INDEX "places_by_type";--> statement-breakpoint
DROP INDEX "places_by_type_down";--> statement-breakpoint
DROP INDEX "places_by_arrondissement";--> statement-breakpoint
DROP INDEX "places_by_arrondissement_down";--> statement-breakpoint
DROP INDEX "places_by_rating";--> statement-breakpoint
DROP INDEX "places_by_rating_down";--> statement-breakpoint
DROP INDEX "places_listed";--> statement-breakpoint
DROP INDEX "places_by_status_end";--> statement-breakpoint
DROP INDEX "places_search";--> statement-breakpoint
DROP INDEX "places_types";--> statement-breakpoint
DROP INDEX "places_tags";--> statement-breakpoint
DROP INDEX "places_neighbourhoods";--> statement-breakpoint
DROP INDEX "places_tag_keys";--> statement-breakpoint
DROP INDEX "places_name_search";--> statement-breakpoint
DROP INDEX "places_by_street";--> statement-breakpoint
ALTER TABLE "places" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "places" ALTER COLUMN "name_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "places" ALTER COLUMN "tag_keys" SET DEFAULT '{}';--> statement-breakpoint
CREATE FUNCTION "folded"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- A text of ASCII has no accents, and `translate` is slow.
	SELECT btrim(regexp_replace(lower(CASE WHEN octet_length("given") = char_length("given") THEN replace("given", '`', '''') ELSE
		replace(replace(replace(replace(replace(translate("given",
			'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ’‘ʼʹ′`´‐‑‒–—',
			'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzs''''''''''''''-----'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss') END), '[-\s]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION "name_key"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(regexp_replace("given", '[!-/:-@[-`{-~¡-©«-¬®-±´¶-¸»¿‐-‧‰-⁞]+', '', 'g'), ' +', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION "street_of"("given" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(split_part(regexp_replace("given", '^[0-9]+( ?/? ?[0-9]+)?( ?(bis|ter|quater|[a-d]))? ?,? ', ''), ',', 1), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
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
	-- Programs of the previous version listen to this channel.
	PERFORM pg_notify('places', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_all_places"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7501175023);
	INSERT INTO "listing_changes" ("listing_version") SELECT coalesce(max("listing_version"), 0) + 1 FROM "listing_changes";
	PERFORM pg_notify('places', '');
END
$$;
--> statement-breakpoint
SELECT "announce_all_places"();
--> statement-breakpoint
CREATE INDEX "listing_changes_by_version" ON "listing_changes" USING btree ("listing_version");--> statement-breakpoint
CREATE INDEX "places_by_name_key" ON "places" USING btree (name_key(folded("name")));--> statement-breakpoint
CREATE INDEX "places_name_search" ON "places" USING gin ((name_key(folded("name"))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_by_street" ON "places" USING gin ((street_of(folded("address"))) gin_trgm_ops);