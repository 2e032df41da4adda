import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes made-up contacts out of the settings of a site without demo data: they were defaults, and families would have paid them. */
export class NoMadeUpOrganizers1796500000000 implements MigrationInterface {
  readonly name = 'NoMadeUpOrganizers1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update site_settings set settings = settings || (
        select coalesce(jsonb_object_agg(key, ''), '{}') from jsonb_each_text(settings)
        where (key, value) in (('venmoHandle', 'golden-goal-3v3'), ('contactEmail', 'hello@goldengoal.example'), ('contactPhone', '(201) 555-0133')))
      where not exists (select from players where is_test)`);
  }

  async down(): Promise<void> {
    // What was made up is not made up again.
  }
}
