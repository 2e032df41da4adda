import { RadioButtonGroupInput } from 'react-admin';
import { type Role, roleNames, roles } from '../../domain/rule/access/role.ts';
import { accountInvitation } from '../../domain/use-case/organizer/account-form.ts';

const means = {
  owner: 'Everything, and who organizes here.',
  organizer: 'Everything but who organizes here.',
  'check-in': 'Looks, checks in, adds who walks up, confirms payments, enters waivers.',
  'read-only': 'Looks, and changes nothing.',
} satisfies Record<Role, string>;

const choices = roles.toReversed().map((id) => ({ id, name: `${roleNames[id]}: ${means[id]}` }));

/** Choice of a role, with the rights of each. */
export function RoleInput() {
  return (
    <RadioButtonGroupInput
      source="role"
      label={accountInvitation.fields.role.label}
      choices={choices}
      translateChoice={false}
      row={false}
    />
  );
}
