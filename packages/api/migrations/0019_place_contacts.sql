ALTER TABLE "places" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "booking_url" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "menu_url" text;