import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import { changeEach, endOf, type Migration, nextIds } from '../migration';

export const enquiryColumns: Migration = {
  version: 6,
  name: 'Store the end of each enquiry’s id and whether its email address is verified',
  async step(after) {
    const { last, ids } = await nextIds(Enquiry, after);
    const enquiries = await Enquiry.find({ _id: { $in: ids }, ref: { $exists: false } }, 'email').lean();
    const emails = enquiries.map(({ email }) => email);
    const accounts = await User.find({ email: { $in: emails }, isVerified: true }, 'email').lean();
    const verified = new Set(accounts.map(({ email }) => email));
    const changed = await changeEach(
      Enquiry,
      enquiries.map(({ _id, email }) => ({
        filter: { _id, ref: { $exists: false } },
        set: { ref: endOf(_id), isVerified: verified.has(email) },
      })),
    );
    return { after: last, changed };
  },
};
