import { Link } from '@mui/material';
import { Link as PageLink } from 'react-router';

/** Name of a related record with a link to its page, or the name only if there is no record. */
export function PageOf({
  resource,
  id,
  name,
  isInRow = false,
}: {
  readonly resource: string;
  readonly id: number | null;
  readonly name: string | null;
  /** Whether it is in the row of a table, where names are not underlined. */
  readonly isInRow?: boolean;
}) {
  if (name === null) return null;
  if (id === null) return name;
  return (
    <Link component={PageLink} to={`/${resource}/${id}/show`} color="inherit" underline={isInRow ? 'hover' : 'always'}>
      {name}
    </Link>
  );
}
