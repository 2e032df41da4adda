import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Proof } from '../../domain/port/audit.ts';
import { neighbourhoodOf } from '../../domain/rule/access/network.ts';
import type { Role } from '../../domain/rule/access/role.ts';
import { leadership } from '../access/leadership.ts';
import { markOfLink } from '../access/link-mark.ts';
import { organizerOf } from '../access/organizer.ts';
import { scoreKeeperOf } from '../access/score-keeper.ts';
import type { Caller } from '../http/allowed-to.ts';
import { callerOf } from '../http/known-caller.ts';
import { addressBehind } from '../http/whose-address.ts';
import type { AuditKind } from './audit-row.ts';

/** Author of a deed: name, proof of identity, request and approximate source. */
export interface Author {
  readonly who: string;
  readonly kind: AuditKind;
  readonly proved: Proof;
  readonly requestId: string | null;
  readonly source: string | null;
  /** Role of an organizer; null for anybody else. */
  readonly role: Role | null;
  /** Mark of the mailed link that the author used. */
  readonly link?: string | null;
}

/** Returns the author of a request; without a request the author is the site itself. */
export function authorOf(request: Request | undefined): Author {
  if (request === undefined)
    return { who: 'the site', kind: 'site', proved: 'nobody', requestId: null, source: null, role: null };
  const { proof = 'nobody', role = null, mark } = callerOf(request) ?? {};
  const { sealed } = request.params ?? {};
  const proved = proof === 'captain link' && mark === leadership.byShownLink ? 'shown link' : proof;
  const link = typeof sealed === 'string' ? markOfLink(sealed) : null;
  return {
    ...personOf(request),
    proved,
    role,
    requestId: request.id,
    source: coarseSource(addressBehind(request)),
    link,
  };
}

/** Names families and captains by number, so that erasing a player leaves no name in the audit. */
function personOf(request: Request): Pick<Author, 'who' | 'kind'> {
  const { caller, subjectId } = callerOf(request) ?? {};
  if (caller === 'captain') return { who: `captain of team ${subjectId}`, kind: 'captain' };
  if (isFamily(caller)) return { who: `family of player ${subjectId}`, kind: 'family' };
  return signedIn(request, caller === 'score keeper') ?? { who: 'somebody', kind: 'visitor' };
}

function isFamily(caller: Caller | undefined): boolean {
  return caller === 'player' || caller === 'confirmed player' || caller === 'signer' || caller === 'returning player';
}

function signedIn(request: Request, asKeeper: boolean): Pick<Author, 'who' | 'kind'> | undefined {
  const organizer = asKeeper ? undefined : organizerOf(request);
  if (organizer !== undefined) return { who: organizer.username, kind: 'organizer' };
  const keeper = scoreKeeperOf(request);
  return keeper && { who: keeper.name, kind: 'score keeper' };
}

/** Returns the network of an address, its IPv4 /24 or IPv6 /64, or null if the text is no address. */
export function coarseSource(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return null;
  return neighbourhoodOf(plain);
}
