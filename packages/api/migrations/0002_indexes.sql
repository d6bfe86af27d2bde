-- Trusted since PostgreSQL 13: whoever may create in this database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "places_by_type_down" ON "places" USING btree ("type_key" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "places_by_arrondissement_down" ON "places" USING btree ("arrondissement" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "places_by_rating_down" ON "places" USING btree ("rating" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "places_by_point" ON "places" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "places_listed" ON "places" USING btree ("arrondissement") WHERE "places"."place_status" <> 'Permanently Closed';--> statement-breakpoint
CREATE INDEX "places_search" ON "places" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "streets_search" ON "streets" USING gin ("name_key" gin_trgm_ops);