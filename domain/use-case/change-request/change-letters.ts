import type { ChangeRequest } from '../../change-request/change-request.ts';
import { fitForSubject, type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { dollars } from '../../payment/fee.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { signersAddress } from '../../waiver/waiver.ts';

/** A request with whom and what it is about. */
export interface AboutChange {
  readonly request: ChangeRequest;
  readonly player: Player;
  readonly tournament: Tournament;
  readonly to: Tournament | undefined;
  readonly links: Links;
}

/** Confirms to the family what it has asked for, and that nothing has changed yet. */
export function changeAskedLetter(about: AboutChange, refundPolicy: string): Letter {
  return toFamily(about, `We have your request: ${about.player.name}`, [
    paragraph(`You have asked ${wishOf(about)}. The organizers answer by email; until then nothing has changed.`),
    ...(about.request.isRefundWanted ? [paragraph(refundPolicy)] : []),
  ]);
}

/** Tells the family what it has done itself, or what the organizers have granted. */
export function changeMadeLetter(about: AboutChange): Letter {
  const { request, player, tournament, to } = about;
  const granted = request.decidedBy === 'organizer' ? ['The organizers said yes to your request.'] : [];
  const made =
    to === undefined
      ? [`${player.name} is withdrawn from ${tournament.name}, and nothing is owed for it any more.`]
      : [
          `${player.name} is moved from ${tournament.name} to ${to.name} (${to.date}), without a team: we look for one, or you ask one yourself.`,
          'Payment, reference and waiver go along.',
        ];
  const subject =
    to === undefined ? `Withdrawn: ${player.name}, ${tournament.name}` : `Moved: ${player.name}, ${to.name}`;
  return toFamily(about, subject, [
    ...[...granted, ...made, ...refundIn(request)].map(paragraph),
    ...remarkIn(request),
    linkTo('Open your Player ID', about.links.playerId()),
  ]);
}

/** Tells the family that the organizers said no, and that everything is as it was. */
export function changeRefusedLetter(about: AboutChange): Letter {
  const { request, player, tournament } = about;
  return toFamily(about, `Not possible: ${player.name}, ${tournament.name}`, [
    paragraph(`You had asked ${wishOf(about)}. The organizers could not say yes.`),
    ...remarkIn(request),
    paragraph(`${player.name} stays registered for ${tournament.name} as before. You can ask again, or write to us.`),
    linkTo('Open your Player ID', about.links.playerId()),
  ]);
}

/** Tells the organizers that a family waits for their answer. */
export function changeToDecideLetter(about: AboutChange, organizers: string): Letter {
  return {
    event: `change-to-decide:${about.request.id}`,
    to: organizers,
    subject: `To decide: ${fitForSubject(about.player.name)}, ${about.tournament.name}`,
    parts: [
      paragraph(`The family of ${about.player.name} asks ${wishOf(about)}.`),
      linkTo('Answer by a press', about.links.changeRequests()),
    ],
  };
}

/** Tells a captain that somebody has left the team. */
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
    event: `player-left:${team.id}:${registration.id}`,
    to: team.captainEmail,
    subject: `${fitForSubject(player.name)} has left ${fitForSubject(team.name)}`,
    parts: [
      paragraph(`Hi ${team.captainName},`),
      paragraph(`${player.name} no longer plays for ${team.name} in ${tournament.name}. The place is open again.`),
    ],
  };
}

function toFamily({ request, player }: AboutChange, subject: string, parts: readonly LetterPart[]): Letter {
  return {
    event: `change-request:${request.id}:${request.state}`,
    to: signersAddress(player, easternYear(request.answeredAt ?? request.askedAt)),
    subject,
    parts,
  };
}

function wishOf({ request, player, tournament, to }: AboutChange): string {
  if (to !== undefined) return `to move ${player.name} from ${tournament.name} to ${to.name}`;
  const refund = request.isRefundWanted ? `, and to get ${dollars(request.paidCents)} back` : '';
  return `to withdraw ${player.name} from ${tournament.name}${refund}`;
}

function refundIn({ isRefundWanted, paidCents, kind, registrationId }: ChangeRequest): readonly string[] {
  if (kind === 'transfer' || paidCents === 0) return [];
  const amount = dollars(paidCents);
  return isRefundWanted
    ? [`You get ${amount} back the way you paid it. The reference is ${paymentReference(registrationId)}.`]
    : [`As you said, ${amount} that you paid is not sent back.`];
}

function remarkIn({ remark }: ChangeRequest): readonly LetterPart[] {
  return remark === null ? [] : [paragraph(`The organizers write: ${remark}`)];
}
