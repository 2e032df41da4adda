import { useBoard } from './board.ts';

/** Address and phone number of the organizers, as links to write or call. */
export function SiteContact() {
  const { site } = useBoard();
  if (site === undefined) return null;
  const { contactEmail, contactPhone } = site;
  return (
    <>
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      {contactPhone !== '' && (
        <>
          {' · '}
          <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>
        </>
      )}
    </>
  );
}
