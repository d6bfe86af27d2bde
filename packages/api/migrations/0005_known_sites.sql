CREATE TABLE "known_sites" (
	"digest" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_sites" ADD CONSTRAINT "known_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_sites_by_user" ON "known_sites" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_sites_by_use" ON "known_sites" USING btree ("used_at");