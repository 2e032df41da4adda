import type { ChangeRequest } from '../../change-request/change-request.ts';
import {
  asWritten,
  type Filled,
  type Sentence,
  said,
  translate,
  translatePlaceholder,
} from '../../language/sentence.ts';
import { asideTo, type Debt, fitForSubject, type Letter, type LetterPart, paragraph } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Player } from '../../player/player.ts';
import type { Links } from '../../site/links.ts';
import type { SiteSettings } from '../../site/site-settings.ts';
import { siteTextsIn } from '../../site/spanish-texts.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import { refundDeadline } from '../../tournament/refund-deadline.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';
import {
  receivedLetter,
  refusedLetter,
  remarkIn,
  requestEvent,
  takenBackLetter,
  toOrganizers,
  type WordedRequest,
} from './request-letters.ts';

/** Family's request with the player, the registration and the tournaments it is about. */
export interface AboutChange {
  readonly request: ChangeRequest;
  readonly player: Player;
  readonly registrationId: number;
  readonly tournament: Tournament;
  readonly to: Tournament | undefined;
  readonly links: Links;
  /** What is owed after a move. */
  readonly debt?: Debt | null;
}

/** Writes the letters about a family's request, by its state. */
export function changeLetters(about: AboutChange, settings: SiteSettings): readonly Letter[] {
  const { request, player, tournament } = about;
  const named = { player: player.name, tournament: tournament.name };
  const family = `The family of ${player.name}`;
  const toDecide = (text: string) =>
    toOrganizers({ ...about, name: translatePlaceholder(fitForSubject(player.name)) }, settings.contactEmail, text);
  switch (request.state) {
    case 'asked':
      return [
        receivedLetter(worded(about), refundTerms(about, settings)),
        toDecide(`${family} asks ${translate(wishOf(about))}.`),
      ];
    case 'granted':
      return [changeMadeLetter(about)];
    case 'refused': {
      const stays = '{player} stays registered for {tournament} as before. You can ask again, or write to us.';
      return [refusedLetter(worded(about), [paragraph(said(stays, named)), playerId(about)])];
    }
    case 'taken-back': {
      const stays = 'You have taken your request back. {player} stays registered for {tournament} as before.';
      return [
        takenBackLetter(worded(about), [paragraph(said(stays, named)), playerId(about)]),
        toDecide(`${family} has taken its request back. Nothing has changed.`),
      ];
    }
  }
}

function worded(about: AboutChange): WordedRequest {
  return {
    ...about,
    name: about.player.name,
    wish: wishOf(about),
    toAsker: (subject, parts) => toFamily(about, subject, parts),
  };
}

/** Writes the letter telling the family of a change that it made itself or that the organizers granted. */
function changeMadeLetter(about: AboutChange): Letter {
  const { request, player, tournament, to } = about;
  const named = { player: player.name, tournament: tournament.name };
  const granted = request.decidedBy === 'organizer' ? (['The organizers said yes to your request.'] as const) : [];
  const made: readonly Sentence[] =
    to === undefined
      ? [said('{player} is withdrawn from {tournament}, and nothing is owed for it any more.', named)]
      : [movedWithoutTeam(player, tournament, to), 'What was paid, the reference and the waiver go along.'];
  const subject =
    to === undefined
      ? said('Withdrawn: {player}, {tournament}', named)
      : said('Moved: {player}, {to}', { player: player.name, to: to.name });
  return toFamily(about, subject, [
    ...[...granted, ...made, ...refundIn(about)].map((sentence) => paragraph(sentence)),
    ...remarkIn(request),
    ...(about.debt ? [about.debt] : []),
    playerId(about),
  ]);
}

/** Returns the sentence about a player who was moved to another tournament and has no team there. */
export function movedWithoutTeam(player: Player, tournament: Tournament, to: Tournament): Filled {
  return said(
    '{player} is moved from {tournament} to {to} ({date}), without a team: we look for one, or you ask one yourself.',
    { player: player.name, tournament: tournament.name, to: to.name, date: dateInWords(to.date, player.language) },
  );
}

function toFamily({ request, player }: AboutChange, subject: Sentence, parts: readonly LetterPart[]): Letter {
  return toSigner(player, request.answeredAt ?? request.askedAt, { ...requestEvent(request), subject, parts });
}

function playerId({ links }: AboutChange): LetterPart {
  return asideTo('Open your Player ID', links.playerId());
}

function wishOf({ request, player, tournament, to }: AboutChange): Filled {
  const named = { player: player.name, tournament: tournament.name };
  if (to !== undefined) return said('to move {player} from {tournament} to {to}', { ...named, to: to.name });
  return request.isRefundWanted
    ? said('to withdraw {player} from {tournament}, and to get {amount} back', {
        ...named,
        amount: dollars(request.paidCents),
      })
    : said('to withdraw {player} from {tournament}', named);
}

function refundTerms({ request, player, tournament }: AboutChange, settings: SiteSettings): readonly LetterPart[] {
  if (!request.isRefundWanted) return [];
  const { refundPolicy } = siteTextsIn(player.language, settings);
  return [paragraph(asWritten(refundPolicy)), paragraph(refundDeadline(tournament, player.language))];
}

function refundIn({ request, registrationId }: AboutChange): readonly Sentence[] {
  const { isRefundWanted, paidCents, kind } = request;
  if (kind === 'transfer' || paidCents === 0) return [];
  const amount = dollars(paidCents);
  return isRefundWanted
    ? [
        said('You get {amount} back the way you paid it. The reference is {reference}.', {
          amount,
          reference: paymentReference(registrationId),
        }),
      ]
    : [said('As you said, {amount} that you paid is not sent back.', { amount })];
}
