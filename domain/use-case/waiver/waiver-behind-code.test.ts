import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { confirmWaiver } from './confirm-waiver.ts';
import { readWaiverLink } from './waiver-link.ts';
import { waiverBehindCode } from './waiver-of-link.ts';

const parents = 'marta@family.example';

/** Registers a child with a claimed waiver, and returns the waiver opened to the reader of a mailbox. */
async function aChild(different: object = {}) {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, ...different }));
  const open = async (mailbox: string) => {
    const sealed = await waiverBehindCode(app, { id: registration.playerId, mailbox });
    return sealed === null ? null : readWaiverLink(app.seal.open(sealed, app.clock.now()));
  };
  return { app, tournamentId: id, registration, open };
}

test('a code to the mailbox of the parent opens the waiver of the child', async () => {
  const { app, registration, open } = await aChild({ email: parents });
  const link = await open(parents.toUpperCase());
  if (!link) throw new Error('The waiver is not opened');
  await confirmWaiver(app, { link, answers: { likenessAllowed: false }, language: 'en' });
  const after = (await app.registrations.lock(registration.id))?.record;
  expect(after?.waiver?.confirmed?.by).toBe('mailbox');
  expect(await open(parents)).toBeNull();
});

test('a code to the mailbox of the child does not, and neither does one to an address that was changed since', async () => {
  expect(await (await aChild({ email: 'ada@family.example' })).open('ada@family.example')).toBeNull();
  expect(await (await aChild({ email: parents })).open('earlier@family.example')).toBeNull();
});

test('nothing is opened once the tournament is over', async () => {
  const { app, tournamentId, open } = await aChild({ email: parents });
  const held = await app.tournaments.lock(tournamentId);
  if (held === undefined) throw new Error('There is no tournament');
  await app.tournaments.save({ ...held, status: 'completed' });
  expect(await open(parents)).toBeNull();
});
