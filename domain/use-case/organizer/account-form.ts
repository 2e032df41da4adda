import { type Role, roleNames, roles } from '../../rule/access/role.ts';
import { choice } from '../../rule/form/choice.ts';
import { email } from '../../rule/form/email.ts';
import { type Field, refused } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { foldedAddress } from '../../rule/organizer/account.ts';

/** Maximum length of a user name at sign-in. */
const longestUsername = 50;

const role = choice<Role>(
  'Role',
  roles.toReversed().map((value) => ({ value, label: roleNames[value] })),
  'Please choose a role',
);

const address = email('Email', 'Please enter a valid email address');

/** Form field for an address that is a user name too. */
const signInAddress: Field<string> = {
  ...address,
  limits: (today) => ({ ...address.limits(today), maxLength: longestUsername }),
  read: (raw, today) => {
    const reading = address.read(raw, today);
    if ('complaint' in reading) return reading;
    return reading.value.length > longestUsername
      ? refused(said('Email must be at most {longestUsername} characters: it is the user name', { longestUsername }))
      : { ...reading, value: foldedAddress(reading.value) };
  },
};

/** Form for inviting an organizer. */
export const accountInvitation = form({
  name: text({ label: 'Name', missing: 'Name is required', max: [100, 'Name must be less than 100 characters'] }),
  email: signInAddress,
  role,
});

export type AccountInvitationAnswers = Answers<typeof accountInvitation>;

/** Form for changing an organizer's role and address. */
export const accountChange = form({ role, email: signInAddress });

export type AccountChange = Partial<Answers<typeof accountChange>>;
