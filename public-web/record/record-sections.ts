import type { WholeRecord, WholeRecordRegistration } from '../../domain/answer/player/whole-record.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { gather } from '../../domain/rule/match/gather.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { paymentMethodLabel, paymentMethods } from '../../domain/rule/payment/payment-method.ts';
import { familyLanguage, languageName } from '../../domain/rule/player/family-language.ts';
import { guardedFieldNames } from '../../domain/rule/player/guarded-fields.ts';
import { detailNames, playerDetails } from '../../domain/rule/player/player-details.ts';
import { playWith } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { notes } from '../../domain/use-case/registration/player-fields.ts';
import { contactShared } from '../../domain/use-case/waiver/waiver-fields.ts';
import { dayOf, hourOf } from '../kit/eastern-day.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { locale } from '../language/language.ts';
import { words } from './record-words.ts';

/** Name and value; a fact without a value is not shown. */
export type Fact = readonly [name: string, value: string | number | null];

/** Entry of a section: one registration, or one day. */
export interface Part {
  readonly id: number;
  readonly title: string;
  readonly facts?: readonly Fact[];
  readonly lines?: readonly string[];
}

/** Section of a record: a title with facts, lines, or entries of its own. */
export interface Section {
  readonly title: string;
  readonly facts?: readonly Fact[];
  readonly lines?: readonly string[];
  readonly parts?: readonly Part[];
}

/** Sections of a record, in the order of the page and of the printed file. New kinds of stored data get a section here. */
const parts: readonly ((record: WholeRecord) => Section)[] = [
  (record) => ({ title: words.player, facts: factsOf(record) }),
  ({ registrations }) => ({
    title: words.registrations,
    parts: registrations.map((one) => ({ id: one.id, title: one.tournament, facts: registrationFacts(one) })),
  }),
  ({ captainOf }) => ({
    title: words.captain,
    lines: captainOf.map(({ team, name, email, phone }) => [team, name, email, phone].filter(Boolean).join(', ')),
  }),
  ({ joinRequests, invitations, interests }) => ({
    title: words.asked,
    lines: [
      ...joinRequests.map(({ at, team, state }) => `${dayOf(at)}: ${words.joinRequest(team, state)}`),
      ...invitations.map(({ at, team }) => `${dayOf(at)}: ${words.invitation(team)}`),
      ...interests.map(({ name, phone }) => words.interest([name, phone].filter(Boolean).join(', '))),
    ],
  }),
  ({ letters }) => ({ title: words.letters, lines: letters.map(({ at, subject }) => `${dayOf(at)}: ${subject}`) }),
  ({ history }) => ({
    title: words.history,
    parts: byDay(history),
    lines: [],
  }),
  ({ notice }) => ({ title: words.notice, lines: notice }),
];

/** Groups the history by day, latest first, with the time of each event. */
function byDay(history: WholeRecord['history']): readonly Part[] {
  const days = gather(history, ({ at }) => dayOf(at));
  return [...days].map(([title, events], id) => ({
    id,
    title,
    lines: events.map(({ at, text }) => words.at(hourOf(at), text)),
  }));
}

/** Returns the sections of a record without empty ones; the history is shown even when it is empty. */
export function sectionsOf(record: WholeRecord): readonly Section[] {
  const isShown = ({ title, facts, lines, parts: own }: Section) =>
    title === words.history || [facts, lines, own].some((one) => one !== undefined && one.length > 0);
  return parts.map((part) => part(record)).filter(isShown);
}

export const hasValue = ([, value]: Fact): boolean => value !== null && value !== '';

function factsOf({ player, goals }: WholeRecord): readonly Fact[] {
  const { facts } = words;
  return [
    [guardedFieldNames.name, player.name],
    [guardedFieldNames.birthYear, player.birthYear],
    [guardedFieldNames.email, player.email],
    [guardedFieldNames.phone, player.phone],
    [facts.parentName, player.parentName],
    [guardedFieldNames.parentEmail, player.parentEmail],
    [guardedFieldNames.parentPhone, player.parentPhone],
    [facts.currentClub, translateTerm(player.currentClub)],
    ...detailNames.map((name): Fact => [playerDetails[name].label, player[name] && translateTerm(player[name])]),
    [facts.skillLevel, player.skillLevel],
    [familyLanguage.label, languageName(player.language)],
    [facts.goals, goals],
    [facts.since, dayOf(player.onFileSince)],
  ];
}

function registrationFacts(one: WholeRecordRegistration): readonly Fact[] {
  const { facts } = words;
  const waiver = one.isWaiverWithdrawn ? words.withdrawn : words.waiver[one.waiver];
  return [
    [facts.registered, dayOf(one.registeredAt)],
    [facts.team, one.team],
    [facts.ageBracket, one.ageBracket],
    [
      facts.payment,
      joined([words.payment(one.paymentStatus), dollars(one.amountCents), methodShown(one.paymentMethod)]),
    ],
    [facts.paid, dayOf(one.paymentConfirmedAt)],
    [facts.waiver, joined([waiver, one.waiverSigner, dayOf(one.waiverSignedAt), otherThanEnglish(one.waiverLanguage)])],
    [contactShared.label, words.contact(one.contactShared)],
    [facts.photos, one.likenessAllowed === null ? null : words.photos(one.likenessAllowed)],
    [notes.label, one.notes],
    [playWith.label, one.playWith],
  ];
}

/** Returns the name of the language in which a text was read, or null if it was English. */
function otherThanEnglish(read: Language | null): string | null {
  return read === null || read === 'en' ? null : (languageNames.of(read) ?? read);
}

const languageNames = new Intl.DisplayNames([locale], { type: 'language' });

const joined = (values: readonly (string | null)[]): string => values.filter(Boolean).join(', ');

function methodShown(method: string | null): string | null {
  const known = paymentMethods.find((one) => one === method);
  return known === undefined ? method : paymentMethodLabel(known);
}
