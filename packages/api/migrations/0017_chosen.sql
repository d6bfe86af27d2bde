ALTER TABLE "places" ADD COLUMN "chosen" boolean;
