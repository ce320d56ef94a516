CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_action_append_only BEFORE UPDATE OR DELETE ON "admin_action"
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
