import { isIP } from 'node:net';
import type { Request } from 'express';
import type { Proof } from '../../domain/port/audit.ts';
import { neighbourhoodOf } from '../../domain/session/network.ts';
import type { Role } from '../../domain/session/role.ts';
import { callerOf } from '../http/known-caller.ts';
import { addressBehind } from '../http/whose-address.ts';
import { hasFollowedShown } from '../session/followed-links.ts';
import { organizerOf } from '../session/organizer.ts';
import { scoreKeeperOf } from '../session/score-keeper.ts';
import { markOfLink } from '../session/shown-link.ts';
import type { AuditKind } from './audit-row.ts';

/** Who does something, how that is known, by which request and from roughly where. */
export interface Author {
  readonly who: string;
  readonly kind: AuditKind;
  readonly proved: Proof;
  readonly requestId: string | null;
  readonly source: string | null;
  /** Of an organizer: as what. */
  readonly role: Role | null;
  /** The mark of the mailed link by which they came. */
  readonly link?: string | null;
}

/** Whoever stands behind a request; without one the site does it by itself. */
export function authorOf(request: Request | undefined): Author {
  if (request === undefined)
    return { who: 'the site', kind: 'site', proved: 'nobody', requestId: null, source: null, role: null };
  const { proof = 'nobody', role = null, subjectId } = callerOf(request) ?? {};
  const { sealed } = request.params ?? {};
  const proved = proof === 'captain link' && hasFollowedShown(request, subjectId) ? 'shown link' : proof;
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

/** Families and captains are called by their number: whoever erases a player has no name to look for here. */
function personOf(request: Request): Pick<Author, 'who' | 'kind'> {
  const { caller, subjectId } = callerOf(request) ?? {};
  if (caller === 'captain') return { who: `captain of team ${subjectId}`, kind: 'captain' };
  if (caller === 'player' || caller === 'confirmed player' || caller === 'returning player')
    return { who: `family of player ${subjectId}`, kind: 'family' };
  return signedIn(request, caller === 'score keeper') ?? { who: 'somebody', kind: 'visitor' };
}

function signedIn(request: Request, asKeeper: boolean): Pick<Author, 'who' | 'kind'> | undefined {
  const organizer = asKeeper ? undefined : organizerOf(request);
  if (organizer !== undefined) return { who: organizer.username, kind: 'organizer' };
  const keeper = scoreKeeperOf(request);
  return keeper && { who: keeper.name, kind: 'score keeper' };
}

/** The neighbourhood of an address: its IPv4 /24 or its IPv6 /64; nothing for what is no address. */
export function coarseSource(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '');
  if (isIP(plain) === 0) return null;
  return neighbourhoodOf(plain);
}
