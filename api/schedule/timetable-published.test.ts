import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../schema/open-database.ts';
import { PostgresTimetableDrafts, timetablePublished } from './postgres-timetable-drafts.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
});
afterAll(() => database.source.destroy());

test('whoever tells families hears of a published timetable once it is there', async () => {
  let heard = 0;
  database.news.on(timetablePublished, () => {
    heard += 1;
  });
  await database.inTransaction(async () => {
    await new PostgresTimetableDrafts(database).announce(1, { at: new Date(), note: null });
    expect(heard).toBe(0);
  });
  expect(heard).toBe(1);
});
