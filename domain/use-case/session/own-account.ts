import { email } from '../../form/email.ts';
import { type Field, refused } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { said } from '../../language/sentence.ts';
import { foldedAddress } from '../../session/account.ts';
import { accountInvitation } from './account-form.ts';
import { passwordAgain } from './second-factor-form.ts';

const longestAddress = 100;
const address = email('Email', 'Please enter a valid email address');

/** Form field for an account's address, within the longest stored address. */
const ownAddress: Field<string> = {
  ...address,
  limits: (today) => ({ ...address.limits(today), maxLength: longestAddress }),
  read: (raw, today) => {
    const reading = address.read(raw, today);
    if ('complaint' in reading) return reading;
    return reading.value.length > longestAddress
      ? refused(said('Email must be at most {longestAddress} characters', { longestAddress }))
      : { ...reading, value: foldedAddress(reading.value) };
  },
};

/** Form for an organizer's new name. */
export const ownName = form({ name: accountInvitation.fields.name });

/** Form for an organizer's new address, with the password. */
export const ownAddressChange = form({ email: ownAddress, ...passwordAgain.fields });

/** Form for the confirmation from the letter to the new address. */
export const addressConfirmation = form({
  confirmation: text({
    label: 'Confirmation',
    missing: 'Confirmation is required',
    max: [100, 'Confirmation must be less than 100 characters'],
  }),
});

export type OwnName = Answers<typeof ownName>;

export type AddressConfirmation = Answers<typeof addressConfirmation>;
