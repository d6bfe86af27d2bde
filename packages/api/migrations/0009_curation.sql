CREATE TABLE "place_log" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"place_id" text COLLATE "C" NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "places_listed";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "status_date" date;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "sourced_on" date DEFAULT CURRENT_DATE NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "status_ends" date;--> statement-breakpoint
UPDATE "places" SET
	"sourced_on" = ("updated_at" AT TIME ZONE 'Europe/Paris')::date,
	"status_date" = CASE "place_status"
		WHEN 'Just Opened' THEN ("created_at" AT TIME ZONE 'Europe/Paris')::date
		WHEN 'Opening Soon' THEN (("created_at" AT TIME ZONE 'Europe/Paris')::date + interval '12 months')::date
	END,
	"status_ends" = CASE WHEN "place_status" IN ('Just Opened', 'Opening Soon') THEN (("created_at" AT TIME ZONE 'Europe/Paris')::date + interval '12 months')::date END;--> statement-breakpoint
CREATE INDEX "place_log_by_place" ON "place_log" USING btree ("place_id","at");--> statement-breakpoint
CREATE INDEX "place_log_by_time" ON "place_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "places_by_status_end" ON "places" USING btree ("status_ends") WHERE "places"."status_ends" is not null;--> statement-breakpoint
CREATE INDEX "places_listed" ON "places" USING btree ("arrondissement") WHERE "places"."place_status" <> 'Permanently Closed' and not "places"."hidden";