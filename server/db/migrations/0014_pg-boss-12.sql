-- The queue is in the schema `jobs` from here on, and a backup saves its table: one of earlier versions has another.
select 1;
