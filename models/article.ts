import { Schema, type Types } from 'mongoose';
import type { ArticleDetails } from '@/lib/domain/articles';
import { defineModel, defineSchema, stamps } from './define';

/** What is written of an article, and what an earlier version of it keeps. Details are missing in records from before there were any. */
export interface ArticleWords extends Partial<ArticleDetails> {
  title: string;
  /** Sanitized HTML. */
  description: string;
  /** The pictures in its text; absent in articles from before there could be any. */
  pictures?: Types.ObjectId[];
}

/** A blog article or a piece of news: both are written and published in the same way. */
export interface ArticleRecord extends ArticleWords {
  _id: Types.ObjectId;
  slug: string;
  /** Published, or a draft only admins see. */
  status: boolean;
  imageFileId: Types.ObjectId | null;
  publishedOn: Date | null;
  /** When a draft is published by itself; null or missing where nobody said so. */
  publishAt?: Date | null;
  /** Who knows it reads the draft. It ends when the article is published. */
  previewKey?: string | null;
  createdOn: Date;
  updatedOn: Date;
}

/** What an article said before it was changed. */
export interface ArticleVersionRecord extends ArticleWords {
  _id: Types.ObjectId;
  articleId: Types.ObjectId;
  /** When this was saved. */
  savedOn: Date;
}

/** An address that a blog article had, and has no more: it leads to the article, and belongs to no other one. */
export interface FormerAddressRecord {
  /** The slug. */
  _id: string;
  /** An article that was deleted is still named here. */
  articleId: Types.ObjectId;
}

const words = {
  title: { type: String, required: true as const },
  description: { type: String, required: true as const },
  excerpt: String,
  author: String,
  imageAlt: String,
  seoTitle: String,
  seoDescription: String,
  topics: [String] as const,
  pictures: [Schema.Types.ObjectId] as const,
};

function articleSchema() {
  const schema = defineSchema<ArticleRecord>(
    {
      ...words,
      slug: { type: String, required: true },
      status: { type: Boolean, default: false },
      imageFileId: { type: Schema.Types.ObjectId, default: null },
      publishedOn: { type: Date, default: null },
      publishAt: Date,
      previewKey: String,
    },
    stamps,
  );
  schema.index({ slug: 1 }, { unique: true });
  schema.index({ status: 1, publishedOn: -1 });
  schema.index({ createdOn: -1, _id: -1 });
  schema.index({ imageFileId: 1 });
  schema.index({ pictures: 1 });
  schema.index({ publishAt: 1 });
  schema.index({ previewKey: 1 });
  return schema;
}

/** Articles under /blog; the slug is the address and belongs to one. */
export const Blog = defineModel('Blog', articleSchema(), 'blogs');
/** Pieces under /news, in a collection of their own: a slug may be in both. */
export const News = defineModel('News', articleSchema(), 'news');

const versions = defineSchema<ArticleVersionRecord>(
  { ...words, articleId: { type: Schema.Types.ObjectId, required: true }, savedOn: { type: Date, required: true } },
  { versionKey: false },
);
versions.index({ articleId: 1, savedOn: -1 }, { unique: true });
versions.index({ pictures: 1 });
/** The last ones of each article and piece of news. */
export const ArticleVersion = defineModel('ArticleVersion', versions, 'article_versions');

const addresses = defineSchema<FormerAddressRecord>(
  { _id: { type: String, required: true }, articleId: { type: Schema.Types.ObjectId, required: true } },
  { versionKey: false },
);
/** Former addresses of blog articles. */
export const FormerAddress = defineModel('FormerAddress', addresses, 'article_addresses');
