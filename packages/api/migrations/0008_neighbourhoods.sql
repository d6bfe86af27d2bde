ALTER TABLE "places" ADD COLUMN "neighbourhoods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "places_neighbourhoods" ON "places" USING gin ("neighbourhoods");