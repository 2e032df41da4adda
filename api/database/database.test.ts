import { until } from '../../test/deep/fault/until.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type PlayerRow, playerRows } from '../player/player-row.ts';
import { databaseAt } from '../schema/open-database.ts';
import { Database } from './database.ts';
import { constraintOf } from './postgres-error.ts';

let database: Database;

beforeAll(async () => {
  database = new Database(await databaseAt((await freshDatabase()).url).initialize());
  await database.query('create table notes (id serial primary key, text varchar(20) unique)');
});
beforeEach(() => database.query('truncate notes'));
afterAll(() => database.source.destroy());

const note = { name: 'note', sql: 'insert into notes (text) values ($1)' };
const all = { name: 'notes', sql: 'select text from notes order by id' };
const texts = async () => (await database.ask<{ text: string }>(all)).map(({ text }) => text);

test('what is sent is there for what is asked after it, and once it is committed for everybody', async () => {
  const seen = await database.inTransaction(async () => {
    await database.send(note, ['one']);
    await database.send(note, ['two']);
    return texts();
  });
  expect(seen).toEqual(['one', 'two']);
  expect(await texts()).toEqual(['one', 'two']);
});

test.each([
  ['is the last', async () => undefined],
  ['is followed by a question', texts],
  ['is followed by something else that is sent', () => database.send(note, ['three'])],
])(
  'a sent statement that fails and %s leaves nothing of its transaction, and is the reason that is told',
  async (_, after) => {
    const failing = database.inTransaction(async () => {
      await database.send(note, ['one']);
      await database.send(note, ['one']);
      await after();
    });
    const reason: unknown = await failing.catch((error: unknown) => error);
    expect(constraintOf(reason)).toBe('notes_text_key');
    expect(await texts()).toEqual([]);
  },
);

test('what was sent last in a whole of several use cases fails the whole', async () => {
  const whole = database.asOne(async () => {
    await database.inTransaction(() => database.send(note, ['one']));
    await database.send(note, ['one']);
  });
  expect(constraintOf(await whole.catch((error: unknown) => error))).toBe('notes_text_key');
  expect(await texts()).toEqual([]);
});

test.each([
  [
    'of statements that free no place has freed none',
    () => database.send({ ...note, freesNoPlace: true }, ['one']),
    false,
  ],
  ['with any other statement may have freed one', () => database.send(note, ['one']), true],
  ['in which anything else was asked may have freed one', () => database.query('select 1'), true],
])('a transaction %s', async (_, work, mayHave) => {
  const seen = database.inTransaction(async () => {
    await work();
    return database.mayHaveFreedPlaces;
  });
  expect(await seen).toBe(mayHave);
});

test('outside a transaction what is sent is done when it is answered', async () => {
  await database.send(note, ['one']);
  expect(await texts()).toEqual(['one']);
});

const person: Partial<PlayerRow> = {
  ...{ name: 'Ada Park', nameKey: 'ada park', phone: '9735550142', phoneKey: '9735550142' },
  ...{ email: 'ada@family.example', skillLevel: 'Here to Play', currentClub: 'None' },
};
const drawing = { name: 'drawing', sql: `select nextval('players_id_seq')::int as drawn` };

test('a row whose number is drawn has it before it is entered, and the next one draws its own', async () => {
  const [first, second] = await database.inTransaction(async () => {
    const [next] = await database.ask<{ drawn: number }>(drawing);
    database.keepNumber('players', next?.drawn);
    const entered = await database.insert(playerRows, { ...person, birthYear: 2012 });
    expect(entered).toBe(next?.drawn);
    return [entered, await database.insert(playerRows, { ...person, birthYear: 2013 })];
  });
  const found = await database.query<{ id: number }>('select id from players order by id');
  expect(found.map(({ id }) => id)).toEqual([first, second]);
});

test('a closed gate refuses a row whose number is drawn, and the transaction with it', async () => {
  const gate = { sql: () => 'where false', values: [], refusal: () => new Error('closed') };
  const entering = database.inTransaction(async () => {
    await database.send(note, ['one']);
    const [next] = await database.ask<{ drawn: number }>(drawing);
    database.keepNumber('players', next?.drawn);
    await database.insert(playerRows, { ...person, birthYear: 2014 }, gate);
  });
  await expect(entering).rejects.toThrow('closed');
  expect(await texts()).toEqual([]);
});

test('what a transaction that was rolled back had drawn is nobody else’s number', async () => {
  let drawn = 0;
  const failing = database.inTransaction(async () => {
    const [next] = await database.ask<{ drawn: number }>(drawing);
    drawn = next?.drawn ?? 0;
    database.keepNumber('players', drawn);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await database.inTransaction(() => database.insert(playerRows, { ...person, birthYear: 2015 }))).not.toBe(
    drawn,
  );
});

describe('what is announced', () => {
  const heard: (readonly string[])[] = [];
  const listen = () => texts().then((there) => heard.push(there));
  beforeAll(() => database.news.on('noted', listen));
  beforeEach(() => heard.splice(0));

  test('is told once, when what was written is there for everybody', async () => {
    await database.inTransaction(async () => {
      database.announce('noted');
      await database.send(note, ['one']);
      database.announce('noted');
      expect(heard).toEqual([]);
    });
    await until(() => heard.length > 0);
    expect(heard).toEqual([['one']]);
  });

  test('is not told of what has failed, and at once where no transaction is', async () => {
    const failing = database.inTransaction(async () => {
      database.announce('noted');
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    database.announce('noted');
    await until(() => heard.length > 0);
    expect(heard).toEqual([[]]);
  });
});
