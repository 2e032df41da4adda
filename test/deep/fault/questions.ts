import pg from 'pg';

/** A connection of the test's own to a database that it asks what is kept there. */
export async function openQuestions(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(statement, [...values])).rows,
    close: () => client.end().catch(() => undefined),
  };
}
