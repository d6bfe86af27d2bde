CREATE TABLE "list_places" (
	"list_id" text COLLATE "C" NOT NULL,
	"place_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	"visited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "list_places_list_id_place_id_pk" PRIMARY KEY("list_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"shared_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"token" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"list_id" text COLLATE "C",
	"view_id" text COLLATE "C",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "views" ADD COLUMN "shared_by" text;--> statement-breakpoint
ALTER TABLE "list_places" ADD CONSTRAINT "list_places_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_places" ADD CONSTRAINT "list_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_view_id_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_places_by_place" ON "list_places" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "lists_by_user" ON "lists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_by_list" ON "shares" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "shares_by_view" ON "shares" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_of_list" ON "shares" USING btree ("list_id") WHERE "shares"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shares_of_view" ON "shares" USING btree ("view_id") WHERE "shares"."ended_at" is null;