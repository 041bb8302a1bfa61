/** What the link of an e-mail carries; '' where it carries nothing, or more than one. */
export async function tokenOf(searchParams: Promise<Record<string, string | string[] | undefined>>): Promise<string> {
  const { token } = await searchParams;
  return typeof token === 'string' ? token : '';
}
