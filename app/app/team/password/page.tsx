import { requireViewer } from '@/lib/auth/page-viewer';
import { PasswordPage } from '../../_parts/password-page';

export const metadata = { title: 'Change Password' };

export default async function TeamPasswordPage() {
  await requireViewer('team');
  return <PasswordPage />;
}
