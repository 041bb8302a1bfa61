import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { User } from '@/models/user';

/** The text that a message to a lead or a student of the viewer's agency begins with. */
export async function greetingOf(viewer: Viewer, name: string): Promise<string> {
  const owner = await User.findById(placeOf(viewer).id, 'company_name').lean();
  const from = owner?.company_name ? `${viewer.name} from ${owner.company_name}` : viewer.name;
  return `Hello ${name.split(/\s+/)[0]}, this is ${from}.`;
}
