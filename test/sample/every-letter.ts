import type { Language } from '../../domain/rule/language/language.ts';
import { type Letter, once } from '../../domain/rule/mail/letter.ts';
import type { LetterKind } from '../../domain/rule/mail/letter-kind.ts';
import type { NewMailing } from '../../domain/rule/mailing/mailing.ts';
import type { StoredPreRegistration } from '../../domain/rule/registration/pre-registration.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { organizersLetter } from '../../domain/use-case/captain/captain-link.ts';
import { captainLinkLetter } from '../../domain/use-case/captain/captain-link-letter.ts';
import { invitationLetter } from '../../domain/use-case/invitation/invitation-letter.ts';
import { teamJoinedLetter, welcomeLetter } from '../../domain/use-case/invitation/team-joined-letters.ts';
import * as requests from '../../domain/use-case/join-request/request-letters.ts';
import { endingOfNews } from '../../domain/use-case/mailing/ending-of-news.ts';
import { mailingLetter } from '../../domain/use-case/mailing/mailing-letter.ts';
import { freeAgentAgainLetter } from '../../domain/use-case/place/free-agent-again-letter.ts';
import { promotedLetter } from '../../domain/use-case/place/promoted-letter.ts';
import { askingTeamLetter, onTeamLetter } from '../../domain/use-case/registration/come-along-letters.ts';
import { freeAgentLetter } from '../../domain/use-case/registration/free-agent-letter.ts';
import { interestReceiptLetter } from '../../domain/use-case/registration/pre-register.ts';
import { tournamentOpenedLetter } from '../../domain/use-case/registration/tournament-opened-letter.ts';
import { contactQuestionLetter } from '../../domain/use-case/returning-player/contact-question-letter.ts';
import * as placement from '../../domain/use-case/roster/placement-letters.ts';
import { playerLeftLetter } from '../../domain/use-case/roster/player-left-letter.ts';
import { teamCreatedLetter } from '../../domain/use-case/team/team-created-letter.ts';
import { waiverLetter } from '../../domain/use-case/waiver/ask-for-signature.ts';
import { signedCopyLetter } from '../../domain/use-case/waiver/signed-copy.ts';
import { waiverLink } from '../../domain/use-case/waiver/waiver-link.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aPlayer } from './a-player.ts';
import { aRegistration } from './a-registration.ts';
import { aTeam } from './a-team.ts';
import { aTournament } from './a-tournament.ts';
import { lettersOfChange } from './letters-of-change.ts';
import { lettersOfDay } from './letters-of-day.ts';
import { lettersOfMoney } from './letters-of-money.ts';
import { lettersOfRecord } from './letters-of-record.ts';
import { lettersToContact } from './letters-to-contact.ts';
import type { lettersToOrganizers } from './letters-to-organizers.ts';

const now = new Date('2026-11-20T15:00:00Z');
const mail = { links: new Links('https://golden-goal.example'), seal: new PlainSeal() };
const { links } = mail;
const tournament = aTournament({ isDividedByAge: true });
const open = {
  tournament,
  circumstances: { year: 2026, ageYear: 2026 },
  price: { cents: 4000, reason: 'regular' } as const,
  siteCents: 4000,
  now,
  year: 2026,
};
const waived = aRegistration({ teamId: 1, ageBracket: 'U13-U15' });
const paid = aRegistration({
  payment: { state: 'paid', method: 'cash', amountCents: 4000, receivedCents: 4000 },
  contactShared: true,
});
const unsigned = aRegistration({
  waiver: null,
  payment: { state: 'pending', method: 'at_event', amountCents: 4000, receivedCents: 0 },
});
const waiting = aRegistration({
  payment: { state: 'pending', method: 'credit_card', amountCents: 0, receivedCents: 0 },
});

type KindToFamilies = Exclude<LetterKind, keyof typeof lettersToOrganizers>;

/** Every letter to a family in all its ways, for somebody who reads a language: a kind of letter that has none does not compile. */
export function lettersToFamilies(language: Language): Readonly<Record<KindToFamilies, readonly Letter[]>> {
  const interest: StoredPreRegistration = {
    ...{
      id: 1,
      name: 'Kim',
      sex: 'Female' as const,
      age: 9,
      email: 'k@b.example',
      phone: '1',
      createdAt: now,
      language,
    },
  };
  const player = aPlayer({ language });
  const adult = aPlayer({ language, birthYear: 1990 });
  const team = aTeam({ captainLanguage: language, captainId: 1, ageBracket: 'U13-U15' });
  const stranger = { roster: [], joiner: undefined };
  const joined = { ...open, player, team, registration: waived, isNewcomer: true };
  const divided = { ...joined, team: { ...team, ageBracket: 'U16-U19' as const } };
  const undivided = (ageGroup: string) => ({ ...joined, tournament: aTournament({ ageGroup }) });
  const outside = [divided, undivided('U7-U9'), undivided('U16-U19')];
  const on = (registration = waived) => ({ player, team, registration, tournament });
  const created = { ...open, team, captain: player, registration: waived, delayed: null };
  const signed = {
    registrationId: 1,
    player,
    tournament,
    now,
    signature: {
      ...(waived.waiver ?? never()),
      language,
      isLikenessAllowed: true,
      confirmed: { at: now, by: 'mailbox' },
    },
  } as const;
  const request = { id: 1, registrationId: 1, playerId: 1, teamId: 1, state: 'pending', requestedAt: now } as const;
  const promoted = { ...joined, waitedSince: now };
  const mailing: NewMailing = {
    ...{ list: 'players' as const, filter: '{}', subject: 'Night Owls', text: 'Hi {name},\n\n{waiver link}' },
    ...{ spanishSubject: 'Night Owls', spanishText: 'Hola {name}:\n\n{waiver link}', isUrgent: false },
  };
  const reader = {
    ...{ to: player.email, language, name: player.name, team: team.name, tournament: tournament.name, owedCents: 4000 },
    ...{ id: 1, playerId: player.id, registrationId: 1 },
  };
  const inMailing = (kind: 'mailing' | 'mailing-urgent' | 'mailing-news') => {
    const whom = { ...reader, isNews: kind === 'mailing-news' };
    const waiver = [waiverLink(mail, { player, registration: unsigned, now }, 'Read and sign the waiver')];
    return mailingLetter(once(kind, 1), mailing, whom, {
      waiver,
      ending: whom.isNews ? endingOfNews(whom, mail, now) : [],
    });
  };
  const unreached = { ...player, email: '', parentEmail: null };
  const { 'team-promoted': promotedContact, 'captain-told': toldContact } = lettersToContact(team);
  return {
    ...lettersOfChange(team, player),
    ...lettersOfMoney({ player, tournament }),
    ...lettersOfDay(language),
    ...lettersOfRecord(player),
    placed: [placement.placedLetter(1, { ...on(), now }, links)],
    invitation: [
      invitationLetter('kim@b.example', team, open, mail),
      invitationLetter('kim@b.example', team, { ...open, tournament: { ...tournament, date: 'TBD' } }, mail),
    ],
    'team-welcome': [welcomeLetter(joined, mail, stranger)],
    'captain-told': [
      ...toldContact,
      requests.openRequestsLetter({ team, tournament, captain: player }, [player], links.sealed('captain', 'sealed')),
      organizersLetter({ team, captain: player }, { subject: 'Night Owls', text: 'Winter Cup' }, 'x'),
      ...outside.map((one) => teamJoinedLetter(one, links, stranger)),
      placement.rosterFilledLetter(1, { team, tournament, captain: player, names: ['Ana', 'Ben'] }, links),
      playerLeftLetter({ team, captain: player }, { player, registration: waived, tournament }, 2026),
    ],
    'join-requested': [
      requests.requestLetter(
        {
          request,
          name: player.name,
          player,
          team,
          captain: player,
          tournament,
          year: 2026,
          age: 10,
          ageBracket: 'U10-U12',
        },
        links.sealed('join-request', 'sealed'),
      ),
    ],
    'join-requests': [
      requests.moreRequestsLetter({ team, tournament, captain: player }, 'https://golden-goal.example/captain/x', now),
    ],
    'join-answered': [
      requests.answerLetter(request, 'accepted', { player, team, tournament }, links),
      requests.answerLetter(request, 'declined', { player, team, tournament }, links),
    ],
    'contact-asked': [contactQuestionLetter({ ...open, player, registration: waived }, links)],
    'comes-along': [
      onTeamLetter({ ...joined, registration: { ...paid, isUnproved: true } }, mail),
      askingTeamLetter(joined, mail),
    ],
    'pre-registered': [interestReceiptLetter(interest, links)],
    'free-agent-registered': [
      freeAgentLetter({ ...joined, registration: waiting }, mail),
      freeAgentLetter({ ...joined, registration: unsigned, player: adult }, mail),
      freeAgentLetter(
        { ...joined, registration: paid, player: aPlayer({ language, email: 'marta@family.example' }) },
        mail,
      ),
    ],
    'tournament-opened': [tournamentOpenedLetter(interest, tournament, mail, now)],
    mailing: [inMailing('mailing')],
    'mailing-news': [inMailing('mailing-news')],
    'mailing-urgent': [inMailing('mailing-urgent')],
    'captain-link': [undefined, aTeam({ captainName: 'Kim' })].map((before) =>
      captainLinkLetter(
        { team, tournament, captain: player, link: 'https://golden-goal.example/captain/x', event: 'new' },
        before,
      ),
    ),
    'team-promoted': [
      promotedLetter({ ...promoted, delayed: null }, mail),
      promotedLetter({ ...promoted, delayed: { count: 2, until: now } }, mail),
      ...promotedContact,
    ],
    'team-created': [
      teamCreatedLetter(created, mail),
      teamCreatedLetter({ ...created, delayed: { count: 1, until: now } }, mail),
      teamCreatedLetter(
        {
          ...created,
          delayed: { count: 3, until: now },
          team: { ...team, name: 'http://x.example', waitlistedAt: now },
        },
        mail,
      ),
    ],
    'free-agent-again': [
      ...(['deleted', 'withdrawn', 'taken off', { reason: 'Ni modo' }] as const).map((cause) =>
        freeAgentAgainLetter({ ...on(), cause, now }, links),
      ),
      freeAgentAgainLetter({ ...on(), tournament: { ...tournament, status: 'active' }, cause: 'deleted', now }, links),
    ],
    'waiver-link': [
      waiverLetter(mail, { ...on(unsigned), now }, 'first'),
      waiverLetter(mail, { ...on(waived), player: adult, now }, 'first'),
      waiverLetter(mail, { ...on(unsigned), player: unreached, now }, 'first'),
    ],
    'waiver-signed': [
      signedCopyLetter(signed, links),
      signedCopyLetter(
        { ...signed, signature: { ...signed.signature, version: '2025-01', isLikenessAllowed: false } },
        links,
      ),
    ],
  };
}

/** All of them. */
export const everyLetter = (language: Language): readonly Letter[] => Object.values(lettersToFamilies(language)).flat();

function never(): never {
  throw new Error('The sample has a waiver');
}
