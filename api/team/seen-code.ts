import { mayDo } from '../../domain/rule/access/role.ts';
import { cover } from '../../domain/rule/mail/secret-links.ts';
import { currentRequest } from '../http/current-request.ts';
import { callerOf } from '../http/known-caller.ts';

/** Returns a record with its invitation code, covered for an organizer whose role may not read it. */
export function withSeenCode<Shown extends { readonly invitationCode: string }>(record: Shown): Shown {
  const request = currentRequest();
  const role = request && callerOf(request)?.role;
  const isSeen = role === undefined || mayDo(role, 'read invitation codes');
  return isSeen ? record : { ...record, invitationCode: cover };
}
