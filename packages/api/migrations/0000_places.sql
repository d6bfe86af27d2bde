CREATE TABLE "meta" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"arrondissement" text COLLATE "C",
	"types" text[] NOT NULL,
	"tags" text[] NOT NULL,
	"place_status" text NOT NULL,
	"rating" double precision,
	"latitude" double precision,
	"longitude" double precision,
	"description" text,
	"website" text,
	"google_maps_url" text,
	"opening_hours" text,
	"wheelchair" text,
	"media_urls" text[] NOT NULL,
	"poster_pick" integer NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"source_id" text COLLATE "C" NOT NULL,
	"content_hash" text NOT NULL,
	"search_text" text NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"type_key" text COLLATE "C",
	"tag_keys" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_status" CHECK ("places"."place_status" in ('Open', 'Just Opened', 'Opening Soon', 'Permanently Closed')),
	CONSTRAINT "places_coordinates" CHECK (("places"."latitude" is null) = ("places"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"name" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "places_by_name" ON "places" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "places_by_type" ON "places" USING btree ("type_key","id");--> statement-breakpoint
CREATE INDEX "places_by_arrondissement" ON "places" USING btree ("arrondissement","id");--> statement-breakpoint
CREATE INDEX "places_by_rating" ON "places" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "places_types" ON "places" USING gin ("types");--> statement-breakpoint
CREATE INDEX "places_tags" ON "places" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "places_tag_keys" ON "places" USING gin ("tag_keys");--> statement-breakpoint
CREATE UNIQUE INDEX "places_source" ON "places" USING btree ("source","source_id");