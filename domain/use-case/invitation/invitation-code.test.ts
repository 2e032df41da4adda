import fc from 'fast-check';
import { CountedSecrets } from '../../../test/in-memory/counted-secrets.ts';
import { coveredLetter } from '../../rule/mail/secret-links.ts';
import { drawInvitationCode } from './invitation-code.ts';
import { invitationCode } from './join-by-code.ts';

test('a code has the shape of the specification and passes the form it is typed into', () => {
  const secrets = new CountedSecrets();
  fc.assert(
    fc.property(fc.nat(), () => {
      const code = drawInvitationCode(secrets);
      expect(code).toMatch(/^TEAM-[A-HJ-NP-Z2-9]{6}-[0-9]{3}$/);
      expect(invitationCode.read(code.toLowerCase(), { year: 2026 })).toEqual({ value: code });
      expect(coveredLetter({ kind: 'team-created', text: `Or give them the code: ${code}.` })).not.toContain(
        code.slice(5),
      );
    }),
  );
});
