import { accepted, type Field, hinted, optional, refused } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { phone } from '../../form/phone.ts';
import { text } from '../../form/text.ts';

/** Form field for the consent without which nothing is stored: only a tick is accepted. */
const agreed: Field<true> = {
  label: 'I agree',
  limits: () => ({ type: 'boolean', required: true }),
  read: (raw) => (raw === true ? accepted(true) : refused('Nothing can be kept unless you agree')),
};

/** Form for the emergency contact, which a family may give behind its mailed link. */
export const emergencyContactForm = form({
  name: text({
    label: 'Whom to call',
    missing: 'Please say whom to call',
    max: [100, 'The name must be less than 100 characters'],
  }),
  phone: phone('Phone', {
    missing: 'Please enter the phone number to call',
    tooShort: 'Phone number must be at least 10 digits',
    symbols: 'Phone number contains characters that cannot be used',
  }),
  relation: hinted(
    text({
      label: 'Relation to the player',
      missing: 'Please say who that is to the player',
      max: [50, 'The relation must be less than 50 characters'],
    }),
    'Mother, uncle, neighbour…',
  ),
  care: hinted(
    optional(
      text({
        label: 'Allergies, conditions, medication',
        max: [500, 'Please say it in 500 characters at most'],
        paragraphs: true,
      }),
    ),
    'Only what matters on the field, in your own words. May stay empty.',
  ),
  agreed,
});

export type EmergencyContactAnswers = Answers<typeof emergencyContactForm>;
