import { CommandError, notSupported } from '../errors';

/** What MongoDB 7 has of each kind; what of it this database has is in the kind's own table. */
const ofMongoDB = {
  stage: `$addFields $bucket $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $count $currentOp
    $densify $documents $facet $fill $geoNear $graphLookup $group $indexStats $limit $listLocalSessions
    $listSampledQueries $listSearchIndexes $listSessions $lookup $match $merge $out $planCacheStats $project $redact
    $replaceRoot $replaceWith $sample $search $searchMeta $set $setWindowFields $shardedDataDistribution $skip $sort
    $sortByCount $unionWith $unset $unwind $vectorSearch`,
  accumulator: `$accumulator $addToSet $avg $bottom $bottomN $count $first $firstN $last $lastN $max $maxN $median
    $mergeObjects $min $minN $percentile $push $stdDevPop $stdDevSamp $sum $top $topN`,
  expression: `$abs $acos $acosh $add $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject $asin $asinh
    $atan $atan2 $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat $concatArrays
    $cond $convert $cos $cosh $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts
    $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians $divide $eq $exp $expr $filter $first
    $firstN $floor $function $getField $gt $gte $hour $ifNull $in $indexOfArray $indexOfBytes $indexOfCP $isArray
    $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $literal $ln $log $log10 $lt $lte $ltrim $map $max
    $maxN $median $mergeObjects $meta $millisecond $min $minN $minute $mod $month $multiply $ne $not $objectToArray
    $or $percentile $pow $radiansToDegrees $rand $range $reduce $regexFind $regexFindAll $regexMatch $replaceAll
    $replaceOne $reverseArray $round $rtrim $sampleRate $second $setDifference $setEquals $setField $setIntersection
    $setIsSubset $setUnion $sin $sinh $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strLenBytes
    $strLenCP $strcasecmp $substr $substrBytes $substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal
    $toDouble $toHashedIndexKey $toInt $toLong $toLower $toObjectId $toString $toUpper $trim $trunc $tsIncrement
    $tsSecond $type $unsetField $week $year $zip`,
};

type Kind = keyof typeof ofMongoDB;

/** How MongoDB refuses what it does not know itself. */
const unknown: Record<Kind, (name: string) => CommandError> = {
  stage: (name) => new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`),
  accumulator: (name) => new CommandError(15952, `unknown group operator '${name}'`),
  expression: (name) => new CommandError(168, `Unrecognized expression '${name}'`),
};

/** Whether MongoDB has it, be it here or not. */
export function isMongoDBs(kind: Kind, name: string): boolean {
  return ofMongoDB[kind].split(/\s+/).includes(name);
}

/** @throws NotImplemented for what MongoDB has and the table lacks, MongoDB's own refusal for what it has not */
export function known<T>(kind: Kind, table: ReadonlyMap<string, T>, name: string): T {
  const found = table.get(name);
  if (found) return found;
  throw isMongoDBs(kind, name) ? notSupported(`the ${kind} ${name}`) : unknown[kind](name);
}
