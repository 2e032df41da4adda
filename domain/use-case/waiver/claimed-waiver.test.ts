import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { accepted } from '../../../test/sample/accepted.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { waiverState } from '../../rule/waiver/waiver.ts';
import { confirmByOrganizer, confirmWaiver } from './confirm-waiver.ts';
import { paperForm } from './paper-form.ts';
import { withdrawWaiver } from './withdraw-waiver.ts';

/** Registers a child whose waiver somebody has claimed with the form, and returns the actions on it. */
async function aClaimedWaiver(different: object = {}) {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, ...different }));
  const link = await app.waiverLinkOf(registration);
  return {
    app,
    registration,
    onFile: async () => (await app.registrations.lock(registration.id))?.record ?? registration,
    confirm: (likenessAllowed: boolean, language: Language = 'en') =>
      confirmWaiver(app, { link, answers: { likenessAllowed }, language }),
    withdraw: () => withdrawWaiver(app, link),
    onPaper: async (sent: object) => {
      const asked = { registrationId: registration.id, answers: accepted(paperForm, sent) };
      return confirmByOrganizer(app, asked);
    },
  };
}

const ownAddress = { email: 'Marta@family.example' };

test('what a form says of a minor is claimed, and the parent is asked in a letter of their own', async () => {
  const { app, registration } = await aClaimedWaiver();
  expect(waiverState(registration.waiver)).toBe('claimed');
  expect(app.outbox.lettersTo('marta@family.example').map(({ subject }) => subject)).toEqual([
    'Please confirm the waiver: Ada, Fall Series Challenge',
  ]);
  expect(JSON.stringify(app.outbox.lettersTo('ada@family.example'))).not.toContain('/waiver/');
});

test('who registers with the address of the parent gets one letter for both', async () => {
  const { app } = await aClaimedWaiver(ownAddress);
  const letters = app.outbox.letters.filter(({ to }) => to.toLowerCase() === 'marta@family.example');
  expect(letters.map(({ subject }) => subject)).toEqual(["You're registered: Ada, Fall Series Challenge"]);
  expect(letters[0]?.parts).toContainEqual(
    expect.objectContaining({ kind: 'link', label: 'Confirm the waiver for Ada' }),
  );
});

test('confirming keeps what was claimed, and confirms the address', async () => {
  const { app, registration, confirm, onFile } = await aClaimedWaiver();
  await confirm(true);
  const at = app.clock.now();
  expect((await onFile()).waiver).toEqual({
    ...registration.waiver,
    isLikenessAllowed: true,
    confirmed: { at, by: 'mailbox' },
  });
  expect(await app.mailboxes.confirmedAt('marta@family.example')).toEqual(at);
});

test('a parent has signed in the language of the page that confirms, whatever the form was filled in', async () => {
  const { app, registration, confirm, onFile } = await aClaimedWaiver();
  expect(registration.waiver?.language).toBe('en');
  await confirm(true, 'es');
  expect((await onFile()).waiver?.language).toBe('es');
  const [, copy] = app.outbox.lettersTo('marta@family.example');
  expect(JSON.stringify(copy?.parts)).toContain('El fútbol es un juego físico.');
  await confirm(false, 'en');
  expect((await onFile()).waiver).toMatchObject({ language: 'es', isLikenessAllowed: false });
});

test('an adult who registers in Spanish has signed in Spanish', async () => {
  const app = new InMemoryApp();
  const { id } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: id, birthYear: 2000 }), 'es');
  expect(registration.waiver).toMatchObject({ language: 'es', confirmed: { by: 'self' } });
});

test('the choice about photos changes later, and the confirmation stays as it was', async () => {
  const { app, confirm, onFile } = await aClaimedWaiver();
  await confirm(true);
  const before = (await onFile()).waiver;
  app.clock.set(new Date('2026-11-21T15:00:00Z'));
  await confirm(false);
  expect((await onFile()).waiver).toEqual({ ...before, isLikenessAllowed: false });
  expect(app.audit.writes.map(({ what }) => what)).toEqual(['registered', 'waiver confirmed', 'photo choice changed']);
});

test('a waiver that is withdrawn is unsigned, and the organizers hear of it once', async () => {
  const { app, withdraw, onFile } = await aClaimedWaiver();
  await withdraw();
  await withdraw();
  expect(await onFile()).toMatchObject({ waiver: null, flags: ['refused-waiver'] });
  const { contactEmail } = await app.site.settings();
  expect(app.outbox.lettersTo(contactEmail)).toHaveLength(1);
});

test('nobody confirms what nobody has signed', async () => {
  const { confirm, withdraw } = await aClaimedWaiver();
  await withdraw();
  await expect(confirm(false)).rejects.toThrow('Nobody has signed this waiver yet');
});

test('an organizer enters what was signed on paper, and says what they have seen', async () => {
  const { app, onPaper, onFile } = await aClaimedWaiver();
  const paper = { signer: 'Kim Park', relationship: 'parent', reason: 'paper, signed at the desk' };
  await expect(onPaper({ ...paper, reason: '' })).rejects.toMatchObject({ complaints: { reason: expect.any(String) } });
  await expect(onPaper({ ...paper, relationship: 'self' })).rejects.toMatchObject({
    complaints: { relationship: 'A player under 18 needs a parent or guardian to sign' },
  });
  await onPaper(paper);
  expect((await onFile()).waiver).toMatchObject({ signer: 'Kim Park', confirmed: { by: 'paper' } });
  expect(app.audit.writes.at(-1)).toMatchObject({ what: 'waiver confirmed on paper', to: paper });
});

test('a paper that is entered again, or after the parent has confirmed by mail, changes nothing', async () => {
  const { app, confirm, onPaper, onFile } = await aClaimedWaiver();
  await confirm(true);
  const [confirmed, writes] = [await onFile(), app.audit.writes.length];
  await onPaper({ reason: 'Signed on paper at check-in' });
  expect(await onFile()).toEqual(confirmed);
  expect(app.audit.writes).toHaveLength(writes);
});
