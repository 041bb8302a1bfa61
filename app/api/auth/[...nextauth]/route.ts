import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/wiring/next-auth-options';

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = (request: Request, context: Context) =>
  NextAuth(request as never, context as never, nextAuthOptions(request));

export { handler as GET, handler as POST };
