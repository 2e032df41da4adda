import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { waiverIn } from '../../rule/waiver/waiver-in.ts';
import { waiver } from '../../rule/waiver/waiver-text.ts';
import { signWaiver } from './sign-waiver.ts';
import { waiverForm } from './waiver-form.ts';

const answers = {
  signer: 'Marta Ñuñez',
  relationship: 'parent',
  termsAccepted: true,
  likenessAllowed: false,
  version: waiver.version,
};

/** Registers somebody without a signature, and returns the letters about it. */
async function anUnsignedPlayer(different: object = {}) {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.createTeam(
    aCaptainsAnswers({ tournamentId: id, termsAccepted: undefined, ...different }),
  );
  const sign = async (given: object = {}, language: Language = 'en') =>
    signWaiver(app, {
      link: await app.waiverLinkOf(registration),
      answers: accepted(waiverForm, { ...answers, ...given }),
      address: '203.0.113.9',
      language,
    });
  return { app, registration, sign, onFile: async () => (await app.registrations.lock(registration.id))?.record };
}

test('the link to sign goes to the parent of a player under 18', async () => {
  const { app } = await anUnsignedPlayer({ parentEmail: 'marta@family.example' });
  const [letter] = app.outbox.lettersTo('marta@family.example');
  expect(letter?.subject).toBe('Please sign the waiver: José, Fall Series Challenge');
  const url = 'https://golden-goal.example/waiver/';
  expect(letter?.parts).toContainEqual({
    kind: 'link',
    label: 'Read and sign the waiver',
    url: expect.stringContaining(url),
  });
});

test('without a parent on file it goes to the address of the player, and to an adult alone', async () => {
  const child = await anUnsignedPlayer({ parentName: '', parentEmail: '', termsAccepted: true });
  expect(child.app.outbox.lettersTo('jose@family.example')).toHaveLength(2);
  const adult = await anUnsignedPlayer({ birthYear: 2000 });
  expect(adult.app.outbox.lettersTo('jose@family.example')).toHaveLength(2);
});

test('an adult who has signed is not asked again', async () => {
  const { app } = await anUnsignedPlayer({ termsAccepted: true, birthYear: 2000 });
  expect(app.outbox.letters).toHaveLength(1);
});

test('a signature is a record: who, as what, which version, when, from where, and likeness apart', async () => {
  const { app, sign, onFile } = await anUnsignedPlayer();
  await sign();
  expect((await onFile())?.waiver).toEqual({
    signer: 'Marta Ñuñez',
    relationship: 'parent',
    version: waiver.version,
    language: 'en',
    isLikenessAllowed: false,
    signedAt: app.clock.now(),
    address: '203.0.113.9',
    confirmed: { at: app.clock.now(), by: 'mailbox' },
  });
});

test('what was signed in Spanish is kept as that, and the copy has its words', async () => {
  const { app, sign, onFile } = await anUnsignedPlayer({ parentEmail: 'marta@family.example' });
  await sign({}, 'es');
  expect((await onFile())?.waiver).toMatchObject({ version: waiver.version, language: 'es' });
  expect(app.audit.writes.at(-1)).toMatchObject({ what: 'signed', to: { language: 'es' } });
  const copy = JSON.stringify(app.outbox.lettersTo('marta@family.example').at(-1)?.parts);
  for (const { title, text } of waiverIn.es.sections)
    expect(copy).toContain(JSON.stringify(`${title}\n${text}`).slice(1, -1));
  for (const { text } of waiver.sections) expect(copy).not.toContain(JSON.stringify(text).slice(1, -1));
});

test('who signs by the link has read the mail', async () => {
  const { app, sign } = await anUnsignedPlayer({ parentEmail: 'Marta@Family.example' });
  await sign();
  expect(await app.mailboxes.confirmedAt('marta@family.example')).toEqual(app.clock.now());
  expect(await app.mailboxes.confirmedAt('jose@family.example')).toBeUndefined();
});

test('signing twice changes nothing and mails nothing', async () => {
  const { app, sign, onFile } = await anUnsignedPlayer();
  await sign();
  const [before, letters] = [await onFile(), app.outbox.letters.length];
  app.clock.set(new Date('2026-11-21T15:00:00Z'));
  await sign({ signer: 'Somebody Else', likenessAllowed: true });
  expect(await onFile()).toEqual(before);
  expect(app.outbox.letters).toHaveLength(letters);
});

test.each([
  [{ signer: '' }, { signer: 'Name of the signer must be at least 2 characters' }],
  [{ signer: 'jose  NUNEZ' }, { signer: 'Please write the name of the parent or guardian, not that of the player' }],
  [{ termsAccepted: false }, { termsAccepted: 'You must accept the Terms and Conditions' }],
  [{ termsAccepted: undefined }, { termsAccepted: 'You must accept the Terms and Conditions' }],
  [{ relationship: 'neighbour' }, { relationship: 'Please say how you are related to the player' }],
  [{ relationship: 'self' }, { relationship: 'A player under 18 needs a parent or guardian to sign' }],
])('%j is no signature', async (given, complaints) => {
  const { sign, onFile } = await anUnsignedPlayer();
  await expect(sign(given)).rejects.toMatchObject({ complaints });
  expect((await onFile())?.waiver).toBeNull();
});

test.each(['self', 'parent'])('for a player who turns 18 in the year, %s signs', async (relationship) => {
  const { sign } = await anUnsignedPlayer({ birthYear: 2008 });
  expect(await sign({ relationship })).toMatchObject({ relationship });
});

test('an adult signs alone', async () => {
  const { sign } = await anUnsignedPlayer({ birthYear: 2000 });
  await expect(sign()).rejects.toMatchObject({ complaints: { relationship: 'A player of 18 or older signs alone' } });
  expect(await sign({ relationship: 'self' })).toMatchObject({ relationship: 'self' });
});

test('a text that has changed since it was read is not signed', async () => {
  const { sign } = await anUnsignedPlayer();
  await expect(sign({ version: '2019-01' })).rejects.toThrow('The waiver has a new version');
});
