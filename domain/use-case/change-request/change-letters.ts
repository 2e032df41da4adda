import type { ChangeRequest, FamilysRequest } from '../../change-request/change-request.ts';
import {
  asWritten,
  type Filled,
  inEnglish,
  type Sentence,
  said,
  translate,
  translatePlaceholder,
} from '../../language/sentence.ts';
import {
  asideTo,
  fitForSubject,
  greet,
  type Letter,
  type LetterPart,
  linkTo,
  once,
  paragraph,
} from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { toCaptain } from '../../team/team-lead.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import { refundDeadline } from '../../tournament/refund-deadline.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';

/** Request with the player and the tournaments it is about. */
export interface AboutChange {
  readonly request: FamilysRequest;
  readonly player: Player;
  readonly tournament: Tournament;
  readonly to: Tournament | undefined;
  readonly links: Links;
}

/** Writes the letter confirming to the family that its request was received, and that nothing has changed yet. */
export function changeRequestLetter(about: AboutChange, refundPolicy: string): Letter {
  return toFamily(about, said('We have your request: {player}', { player: about.player.name }), [
    paragraph(
      said('You have asked {wish}. The organizers answer by email; until then nothing has changed.', {
        wish: wishOf(about),
      }),
    ),
    ...(about.request.isRefundWanted
      ? [paragraph(asWritten(refundPolicy)), paragraph(refundDeadline(about.tournament, about.player.language))]
      : []),
  ]);
}

/** Writes the letter telling the family of a change that it made itself or that the organizers granted. */
export function changeMadeLetter(about: AboutChange): Letter {
  const { request, player, tournament, to } = about;
  const granted = request.decidedBy === 'organizer' ? (['The organizers said yes to your request.'] as const) : [];
  const made =
    to === undefined
      ? [
          said('{player} is withdrawn from {tournament}, and nothing is owed for it any more.', {
            player: player.name,
            tournament: tournament.name,
          }),
        ]
      : [
          said(
            '{player} is moved from {tournament} to {to} ({date}), without a team: we look for one, or you ask one yourself.',
            {
              player: player.name,
              tournament: tournament.name,
              to: to.name,
              date: dateInWords(to.date, player.language),
            },
          ),
          'Payment, reference and waiver go along.' as const,
        ];
  const subject =
    to === undefined
      ? said('Withdrawn: {player}, {tournament}', { player: player.name, tournament: tournament.name })
      : said('Moved: {player}, {to}', { player: player.name, to: to.name });
  return toFamily(about, subject, [
    ...[...granted, ...made, ...refundIn(request)].map((sentence) => paragraph(sentence)),
    ...remarkIn(request),
    asideTo('Open your Player ID', about.links.playerId()),
  ]);
}

/** Writes the letter telling the family that the organizers refused its request, and that everything is as it was. */
export function changeRefusedLetter(about: AboutChange): Letter {
  const { request, player, tournament } = about;
  return toFamily(
    about,
    said('Not possible: {player}, {tournament}', { player: player.name, tournament: tournament.name }),
    [
      paragraph(said('You had asked {wish}. The organizers could not say yes.', { wish: wishOf(about) })),
      ...remarkIn(request),
      paragraph(
        said('{player} stays registered for {tournament} as before. You can ask again, or write to us.', {
          player: player.name,
          tournament: tournament.name,
        }),
      ),
      asideTo('Open your Player ID', about.links.playerId()),
    ],
  );
}

/** Writes the letter telling the organizers that a family waits for their answer. */
export function changeToDecideLetter(about: AboutChange, organizers: string): Letter {
  return {
    ...once('change-to-decide', about.request.id),
    to: organizers,
    language: 'en',
    subject: inEnglish(
      `To decide: ${translatePlaceholder(fitForSubject(about.player.name))}, ${about.tournament.name}`,
    ),
    parts: [
      paragraph(inEnglish(`The family of ${about.player.name} asks ${translate(wishOf(about))}.`)),
      linkTo(inEnglish('Answer by a press'), about.links.changeRequests()),
    ],
  };
}

/** Writes the letter telling a captain that somebody has left the team. */
export function playerLeftLetter({
  team,
  player,
  registration,
  tournament,
}: {
  readonly team: Team;
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
}): Letter {
  return {
    ...once('player-left', team.id, registration.id),
    ...toCaptain(team),
    subject: said('{player} has left {team}', { player: fitForSubject(player.name), team: fitForSubject(team.name) }),
    parts: [
      greet(team.captainName),
      paragraph(
        said('{player} no longer plays for {team} in {tournament}. The place is open again.', {
          player: player.name,
          team: team.name,
          tournament: tournament.name,
        }),
      ),
    ],
  };
}

function toFamily({ request, player }: AboutChange, subject: Sentence, parts: readonly LetterPart[]): Letter {
  const event = once('change-request', request.id, request.state);
  return toSigner(player, request.answeredAt ?? request.askedAt, { ...event, subject, parts });
}

function wishOf({ request, player, tournament, to }: AboutChange): Filled {
  if (to !== undefined)
    return said('to move {player} from {tournament} to {to}', {
      player: player.name,
      tournament: tournament.name,
      to: to.name,
    });
  const named = { player: player.name, tournament: tournament.name };
  return request.isRefundWanted
    ? said('to withdraw {player} from {tournament}, and to get {amount} back', {
        ...named,
        amount: dollars(request.paidCents),
      })
    : said('to withdraw {player} from {tournament}', named);
}

function refundIn({ isRefundWanted, paidCents, kind, registrationId }: FamilysRequest): readonly Sentence[] {
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

/** Returns the organizers' remark as a part of a letter. */
export function remarkIn({ remark }: ChangeRequest): readonly LetterPart[] {
  return remark === null ? [] : [paragraph(said('The organizers write: {remark}', { remark }))];
}
