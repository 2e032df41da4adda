import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Compares addresses folded where a person is forgotten: letters stay for who shares an address that is written in other capitals. */
export class FoldedAddresses1796700000000 implements MigrationInterface {
  readonly name = 'FoldedAddresses1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(asWritten, folded));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replacing(folded, asWritten));
  }
}

const asWritten = 'and theirs = said)';
const folded = "and (theirs = said or (said like '%@%' and lower(theirs) = lower(said))))";

/** Replaces one condition of the function; fails where it is not there. */
const replacing = (one: string, other: string) => `
  do $change$
    declare
      written constant text := pg_get_functiondef('forget_people(players[])'::regprocedure);
    begin
      if strpos(written, $one$${one}$one$) = 0 then raise exception 'forget_people is another one'; end if;
      execute replace(written, $one$${one}$one$, $other$${other}$other$);
    end $change$`;
