import { Link } from '@mui/material';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { useMay } from './may.tsx';

/** Name of a record with a link to its form. */
export function NameLink() {
  const record = useRecordContext<{ readonly id: number; readonly name: string }>();
  const resource = useResourceContext();
  const mayChange = useMay('change');
  if (record === undefined) return null;
  if (!mayChange) return <strong>{record.name}</strong>;
  return (
    <Link component={PageLink} to={`/${resource}/${record.id}`} color="inherit" underline="hover" fontWeight={600}>
      {record.name}
    </Link>
  );
}
