import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A blog article or a piece of news: both are written and published in the same way. */
export interface ArticleRecord {
  _id: Types.ObjectId;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  description: string;
  /** Published, or a draft only admins see. */
  status: boolean;
  imageFileId: Types.ObjectId | null;
  /** The pictures in its text; absent in articles from before there could be any. */
  pictures?: Types.ObjectId[];
  publishedOn: Date | null;
  createdOn: Date;
  updatedOn: Date;
}

function articleSchema() {
  const schema = defineSchema<ArticleRecord>(
    {
      title: { type: String, required: true },
      slug: { type: String, required: true },
      description: { type: String, required: true },
      status: { type: Boolean, default: false },
      imageFileId: { type: Schema.Types.ObjectId, default: null },
      pictures: [Schema.Types.ObjectId],
      publishedOn: { type: Date, default: null },
    },
    stamps,
  );
  schema.index({ slug: 1 }, { unique: true });
  schema.index({ status: 1, publishedOn: -1 });
  schema.index({ createdOn: -1, _id: -1 });
  schema.index({ imageFileId: 1 });
  schema.index({ pictures: 1 });
  return schema;
}

/** Articles under /blog; the slug is the address and belongs to one. */
export const Blog = defineModel('Blog', articleSchema(), 'blogs');
/** Pieces under /news, in a collection of their own: a slug may be in both. */
export const News = defineModel('News', articleSchema(), 'news');
