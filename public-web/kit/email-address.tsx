/** Email address that breaks before its "@" where a line has no room for the whole. */
export function EmailAddress({ of: address }: { readonly of: string }) {
  const [name, host] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
