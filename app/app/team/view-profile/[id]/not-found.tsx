import { ProfileNotFound } from '../../../_parts/profile-not-found';

export default function TeamProfileNotFound() {
  return <ProfileNotFound home="/app/team" />;
}
