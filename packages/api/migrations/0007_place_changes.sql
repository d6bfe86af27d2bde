CREATE OR REPLACE FUNCTION "announce_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	announced text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		PERFORM pg_notify('places', '');
		RETURN NULL;
	END IF;
	FOR announced IN
		SELECT json_agg("id")::text FROM (SELECT "id", (row_number() OVER () - 1) / 50 AS "part" FROM "changed") AS "numbered" GROUP BY "part"
	LOOP
		PERFORM pg_notify('places', CASE WHEN octet_length(announced) < 8000 THEN announced ELSE '' END);
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "places_inserted" AFTER INSERT ON "places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "announce_places"();--> statement-breakpoint
CREATE TRIGGER "places_updated" AFTER UPDATE ON "places" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "announce_places"();--> statement-breakpoint
CREATE TRIGGER "places_deleted" AFTER DELETE ON "places" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "announce_places"();--> statement-breakpoint
CREATE TRIGGER "places_truncated" AFTER TRUNCATE ON "places" FOR EACH STATEMENT EXECUTE FUNCTION "announce_places"();
