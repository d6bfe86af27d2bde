CREATE TABLE "duplicate_decisions" (
	"first" text COLLATE "C" NOT NULL,
	"second" text COLLATE "C" NOT NULL,
	"is_same" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duplicate_decisions_first_second_pk" PRIMARY KEY("first","second")
);
--> statement-breakpoint
CREATE TABLE "place_phones" (
	"place_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"phone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "place_phones" ADD CONSTRAINT "place_phones_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;