import { inviteEntries } from '../../domain/use-case/invitation/invite-entries.ts';
import { FormSection } from '../form/form-section.tsx';
import { TextInput } from '../form/text-input.tsx';
import { words } from './words.ts';

const names = Object.keys(inviteEntries.fields);

/** Four inputs for players to invite, each for an email address or a phone number. */
export function InviteInputs() {
  return (
    <FormSection title={words.invites} lead={words.invitesLead}>
      {names.map((name, index) => (
        <TextInput
          key={name}
          name={name}
          label={words.invite(index + 1)}
          placeholder={words.inviteHint}
          kind="address"
          autoComplete="off"
        />
      ))}
    </FormSection>
  );
}
