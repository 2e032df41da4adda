import type { Mailings } from '../../port/mailings.ts';
import type { Given, Needs } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import { inEnglish, said } from '../../rule/language/sentence.ts';
import { type Letter, once } from '../../rule/mail/letter.ts';
import { type Audience, mostLetters, type NewMailing, type Reader } from '../../rule/mailing/mailing.ts';
import { placesIn, waiverPlace } from '../../rule/mailing/place-in-text.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { waiverState } from '../../rule/waiver/waiver.ts';
import { waiverLink } from '../waiver/waiver-link.ts';
import { endingOfNews } from './ending-of-news.ts';
import { refuseUnfillable } from './mailing-form.ts';
import { mailingLetter } from './mailing-letter.ts';

/** Milliseconds between two urgent mailings: one hour. */
const betweenUrgent = 3_600_000;

type LetterPorts = Needs<'players' | 'registrations' | 'links' | 'seal' | 'clock'>;

/** Sends an organizer's letter to everybody in a filtered list, as the list is at this moment. Returns the number of letters. */
export async function sendMailing(
  given: Given<'mailings' | 'players' | 'registrations' | 'recentProofs' | 'seal'>,
  mailing: NewMailing,
): Promise<number> {
  const { clock, mailings, recentProofs, outbox, audit } = given;
  const now = clock.now();
  refuseUnfillable(mailing, now);
  if (placesIn(mailing).has(waiverPlace)) await recentProofs.demand();
  if (mailing.isUrgent && (await mailings.lockUrgentSince(new Date(now.getTime() - betweenUrgent))))
    throw urgentLately();
  const { readers } = await audienceOf(mailings, mailing);
  if (readers.length === 0) throw nobodyMeant();
  for (const reader of readers) await outbox.post(await letterTo(given, mailing, reader));
  const { list, filter, subject, isUrgent } = mailing;
  const to = { list, filter, subject, isUrgent, letters: readers.length };
  await audit.note({ thing: 'mailing', recordId: null, what: 'sent', to });
  return readers.length;
}

/** Seal for a sample whose links open nothing, so that nobody acts for a family by trying a text. */
const opensNothing: Seal = { close: () => 'a-sample', open: () => undefined, mark: () => 'a-sample' };

/** Shows an organizer whom a mailing reaches, and the letter to the first of them, whose links open nothing. */
export async function previewMailing(
  given: Given<'mailings' | 'players' | 'registrations'>,
  mailing: NewMailing,
): Promise<Audience & { readonly sample: Letter | undefined }> {
  const { players, registrations, links, clock, audit } = given;
  refuseUnfillable(mailing, clock.now());
  const audience = await audienceOf(given.mailings, mailing);
  const [first] = audience.readers;
  const mail = { players, registrations, links, clock, seal: opensNothing };
  const sample = first && (await letterTo(mail, mailing, first));
  const to = { list: mailing.list, filter: mailing.filter, letters: audience.readers.length };
  await audit.note({ thing: 'mailing', recordId: null, what: 'looked at', to });
  return { ...audience, sample };
}

/** Returns the readers of a mailing, refusing more than can be written to at once. */
async function audienceOf(mailings: Mailings, mailing: NewMailing): Promise<Audience> {
  const audience = await mailings.audience(mailing);
  if (audience.readers.length > mostLetters) throw tooMany();
  return audience;
}

async function letterTo(ports: LetterPorts, mailing: NewMailing, reader: Reader): Promise<Letter> {
  const now = ports.clock.now();
  const kind = reader.isNews ? 'mailing-news' : mailing.isUrgent ? 'mailing-urgent' : 'mailing';
  return mailingLetter(once(kind, now.getTime(), mailing.list, reader.id), mailing, reader, {
    waiver: placesIn(mailing).has(waiverPlace) ? await waiverTo(ports, reader, now) : [],
    ending: reader.isNews ? endingOfNews(reader, ports, now) : [],
  });
}

async function waiverTo(ports: LetterPorts, { playerId, registrationId }: Reader, now: Date) {
  const player = playerId === null ? undefined : await ports.players.find(playerId);
  const registration = registrationId === null ? undefined : await ports.registrations.withId(registrationId);
  if (player === undefined || registration === undefined) return [];
  const confirm = said('Confirm the waiver for {player}', { player: player.name.split(' ')[0] ?? player.name });
  const isClaimed = waiverState(registration.waiver) === 'claimed';
  return [waiverLink(ports, { player, registration, now }, isClaimed ? confirm : 'Read and sign the waiver')];
}

const tooMany = () =>
  new Refusal(
    'conflict',
    inEnglish(`More than ${mostLetters.toLocaleString('en-US')} letters: narrow the list, and write twice`),
  );

const nobodyMeant = () => new Refusal('conflict', inEnglish('Nobody who can be written to is meant'));

const urgentLately = () =>
  new Refusal('conflict', inEnglish('An urgent letter went within the last hour. Send this one as a usual letter.'));
