import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * 001 before ten digits is the country, as 1 is: phones on file are compared without it. Where a record coincides by that with
 * another, both stay, and `twin` keeps the later one apart, as with folded names.
 */
export class PhoneCountry1795000000465 implements MigrationInterface {
  readonly name = 'PhoneCountry1795000000465';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update players own set phone_key = substr(phone_key, 4), twin = case when exists (
        select from players other where other.id <> own.id and other.name_key = own.name_key and other.twin = own.twin
          and other.birth_year is not distinct from own.birth_year
          and regexp_replace(other.phone_key, '^001(?=\\d{10}$)', '') = substr(own.phone_key, 4))
        then own.id else own.twin end
      where phone_key ~ '^001\\d{10}$'`);
  }

  /** The phones are kept as they were written: nothing has to be undone for them to be found. */
  async down(): Promise<void> {}
}
