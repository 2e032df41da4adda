import type { ChangeKind, ChangeState, FamilysRequest } from '../../change-request/change-request.ts';
import type { Obstacle, ReasonToAsk } from '../../change-request/who-decides.ts';
import type { Language } from '../../language/language.ts';
import { isMoneyHeld, owedCents } from '../../payment/payment.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import { hasOwnPrices } from '../../payment/price.ts';
import { siteTextsIn } from '../../site/spanish-texts.ts';
import { type Tournament, tournamentLabel } from '../../tournament/tournament.ts';
import type { Changeable, ChangesContent } from '../../use-case/change-request/see-changes.ts';

/** Decision about a possible request: who makes it, and why not the family alone. */
export interface DecisionView {
  readonly by: 'family' | 'organizer' | 'nobody';
  readonly because: readonly (ReasonToAsk | Obstacle)[];
}

/** Change request as the family sees it. */
export interface ChangeView {
  readonly id: number;
  readonly kind: ChangeKind;
  readonly tournament: string;
  readonly toTournament: string | null;
  readonly state: ChangeState;
  readonly isRefundWanted: boolean;
  readonly paidCents: number;
  readonly remark: string | null;
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

/** Registration that can be changed. */
export interface ChangeableView {
  readonly id: number;
  readonly tournament: string;
  readonly date: string;
  /** Last day of registration, on which the refund policy depends; null if there is none. */
  readonly registrationDeadline: string | null;
  readonly teamName: string | null;
  /** Whether money of the family is held, the whole price or a part of it. */
  readonly isPaid: boolean;
  /** Amount received, else the amount asked, in US cents. */
  readonly amountCents: number;
  /** Amount still owed, in US cents. */
  readonly owedCents: number;
  readonly paymentReference: string;
  readonly withdrawal: DecisionView;
  readonly transfer: DecisionView;
  /** Tournaments with room, by number and name. */
  readonly moveTo: readonly TournamentWithRoom[];
  /** Request that waits for the organizers' answer. */
  readonly asked: ChangeView | null;
}

export interface TournamentWithRoom {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** Whether this or the present tournament has its own prices, so that this one's price applies after the move. */
  readonly isOtherPrice: boolean;
}

/** Page on which a family changes or cancels: these fields and nothing else. */
export interface ChangesView {
  readonly playerName: string;
  readonly refundPolicy: string;
  readonly registrations: readonly ChangeableView[];
  readonly decided: readonly ChangeView[];
}

export function changesView(seen: ChangesContent, language: Language): ChangesView {
  return {
    playerName: seen.player.name,
    refundPolicy: siteTextsIn(language, seen.texts).refundPolicy,
    registrations: seen.changeable.map((one) => changeableShown(one, seen)),
    decided: seen.decided.map((request) => changeShown(request, seen)),
  };
}

function changeableShown(
  { registration, tournament, team, decisions, open }: Changeable,
  seen: ChangesContent,
): ChangeableView {
  const { id, payment, ageBracket } = registration;
  const registeredFor = new Set(seen.changeable.map((one) => one.tournament.id));
  const isNew = (one: { readonly id: number }) => !registeredFor.has(one.id);
  return {
    id,
    tournament: tournamentLabel(tournament, ageBracket),
    date: tournament.date,
    registrationDeadline: tournament.registrationDeadline,
    teamName: team?.name ?? null,
    isPaid: isMoneyHeld(payment),
    amountCents: payment.receivedCents || payment.amountCents,
    owedCents: owedCents(payment),
    paymentReference: paymentReference(id),
    withdrawal: decisionShown(decisions.withdrawal),
    transfer: decisionShown(decisions.transfer),
    moveTo: seen.withRoom.filter(isNew).map((to) => withRoom(to, tournament)),
    asked: open === undefined ? null : changeShown(open, seen),
  };
}

function withRoom(to: Tournament, from: Tournament): TournamentWithRoom {
  const { id, name, date, location } = to;
  return { id, name, date, location, isOtherPrice: hasOwnPrices(to) || hasOwnPrices(from) };
}

function decisionShown(decision: Changeable['decisions']['withdrawal']): DecisionView {
  if (decision.by === 'family') return { by: 'family', because: [] };
  return { by: decision.by, because: [decision.because].flat() };
}

function changeShown(request: FamilysRequest, { names }: ChangesContent): ChangeView {
  const { id, kind, state, isRefundWanted, paidCents, remark, askedAt, answeredAt, toTournamentId } = request;
  return {
    id,
    kind,
    tournament: names.get(request.tournamentId) ?? '',
    toTournament: toTournamentId === null ? null : (names.get(toTournamentId) ?? ''),
    state,
    isRefundWanted,
    paidCents,
    remark,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
